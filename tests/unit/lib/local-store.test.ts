import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseLocal, localKeys, readLocal, writeLocal } from '../../../widgets/lib/local-store';
import { FakeStorage } from '../mail/fake-storage';

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage({ 'site:theme': 'dark' });
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  for (const key of localKeys('our:')) eraseLocal(key);
  vi.unstubAllGlobals();
});

test('a text is kept for the origin until it is erased', () => {
  expect(readLocal('our:lead')).toBeNull();
  expect(writeLocal('our:lead', 'text')).toBe(true);
  expect(storage.getItem('our:lead')).toBe('text');
  expect(readLocal('our:lead')).toBe('text');
  expect(localKeys('our:')).toEqual(['our:lead']);
  eraseLocal('our:lead');
  expect(readLocal('our:lead')).toBeNull();
  expect(localKeys('our:')).toEqual([]);
});

test.each([
  [60_000, true],
  [60_001, false],
])('a text of %d characters is kept for the origin: %s', (length, isKept) => {
  const text = 'x'.repeat(length);
  expect(writeLocal('our:lead', text)).toBe(isKept);
  expect(storage.getItem('our:lead') === text).toBe(isKept);
  expect(readLocal('our:lead')).toBe(text);
});

test('a text that became too long takes the place of the one that was kept', () => {
  writeLocal('our:lead', 'before');
  writeLocal('our:lead', 'x'.repeat(60_001));
  expect(storage.getItem('our:lead')).toBeNull();
  expect(localKeys('our:')).toEqual(['our:lead']);
});

describe('where storage is blocked', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined);
  });

  test('a text is kept as long as the page lasts', () => {
    expect(readLocal('our:lead')).toBeNull();
    expect(writeLocal('our:lead', 'text')).toBe(false);
    expect(readLocal('our:lead')).toBe('text');
    expect(localKeys('our:')).toEqual(['our:lead']);
    eraseLocal('our:lead');
    expect(readLocal('our:lead')).toBeNull();
  });
});
