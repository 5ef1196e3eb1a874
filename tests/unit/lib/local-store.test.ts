import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseLocal, localKeys, readLocal, writeLocal } from '../../../widgets/lib/local-store';
import { FakeStorage } from '../lead/fake-storage';

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage({ 'site:theme': 'dark' });
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  for (const key of localKeys('painting-outbox:')) eraseLocal(key);
  vi.unstubAllGlobals();
});

test('a text is kept for the origin until erased', () => {
  expect(readLocal('painting-outbox:lead')).toBeNull();
  expect(writeLocal('painting-outbox:lead', 'text')).toBe(true);
  expect(storage.getItem('painting-outbox:lead')).toBe('text');
  expect(readLocal('painting-outbox:lead')).toBe('text');
  expect(localKeys('painting-outbox:')).toEqual(['painting-outbox:lead']);
  eraseLocal('painting-outbox:lead');
  expect(readLocal('painting-outbox:lead')).toBeNull();
  expect(localKeys('painting-outbox:')).toEqual([]);
});

test.each([
  [60_000, true],
  [60_001, false],
])('a text of %d characters is kept for the origin: %s', (length, isKept) => {
  const text = 'x'.repeat(length);
  expect(writeLocal('painting-outbox:lead', text)).toBe(isKept);
  expect(storage.getItem('painting-outbox:lead') === text).toBe(isKept);
  expect(readLocal('painting-outbox:lead')).toBe(text);
});

test('a replaced text is never missing for other pages', () => {
  writeLocal('painting-outbox:lead', 'before');
  const removeItem = vi.spyOn(localStorage, 'removeItem');
  writeLocal('painting-outbox:lead', 'after');
  expect(removeItem).not.toHaveBeenCalled();
  expect(readLocal('painting-outbox:lead')).toBe('after');
});

test('an overlong text replaces the stored one', () => {
  writeLocal('painting-outbox:lead', 'before');
  writeLocal('painting-outbox:lead', 'x'.repeat(60_001));
  expect(storage.getItem('painting-outbox:lead')).toBeNull();
  expect(localKeys('painting-outbox:')).toEqual(['painting-outbox:lead']);
});

describe('with blocked storage', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined);
  });

  test('a text is kept until the page ends', () => {
    expect(readLocal('painting-outbox:lead')).toBeNull();
    expect(writeLocal('painting-outbox:lead', 'text')).toBe(false);
    expect(readLocal('painting-outbox:lead')).toBe('text');
    expect(localKeys('painting-outbox:')).toEqual(['painting-outbox:lead']);
    eraseLocal('painting-outbox:lead');
    expect(readLocal('painting-outbox:lead')).toBeNull();
  });
});
