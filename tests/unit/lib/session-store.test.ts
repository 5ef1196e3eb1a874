import { afterEach, describe, expect, test, vi } from 'vitest';
import { eraseSession, readSession, writeSession } from '../../../widgets/lib/session-store';
import { FakeStorage } from '../mail/fake-storage';

afterEach(() => vi.unstubAllGlobals());

test('what was stored for the tab can be read until it is erased', () => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  expect(readSession('draft')).toBeNull();
  expect(writeSession('draft', 'text')).toBe(true);
  expect(readSession('draft')).toBe('text');
  eraseSession('draft');
  expect(readSession('draft')).toBeNull();
});

describe('in a sandboxed frame, where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };

  test('there is nothing to read, nothing is stored, and nothing throws', () => {
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(writeSession('draft', 'text')).toBe(false);
    expect(readSession('draft')).toBeNull();
    expect(() => eraseSession('draft')).not.toThrow();
  });
});
