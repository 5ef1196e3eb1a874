import { afterEach, describe, expect, test, vi } from 'vitest';
import { eraseSession, readSession, writeSession } from '../../../widgets/lib/session-store';
import { FakeStorage } from '../mail/fake-storage';

afterEach(() => vi.unstubAllGlobals());

test('what was stored for the tab can be read until it is erased', () => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  expect(readSession('painting-thank-you')).toBeNull();
  expect(writeSession('painting-thank-you', 'text')).toBe(true);
  expect(readSession('painting-thank-you')).toBe('text');
  eraseSession('painting-thank-you');
  expect(readSession('painting-thank-you')).toBeNull();
});

describe('in a sandboxed frame, where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };

  test('there is nothing to read, nothing is stored, and nothing throws', () => {
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(writeSession('painting-thank-you', 'text')).toBe(false);
    expect(readSession('painting-thank-you')).toBeNull();
    expect(() => eraseSession('painting-thank-you')).not.toThrow();
  });
});
