import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  draftKey,
  eraseLocal,
  eraseSession,
  localKeys,
  readLocal,
  readSession,
  writeLocal,
  writeSession,
  writeSessionSoon,
} from '../../../widgets/lib/storage';
import { FakeStorage } from '../lead/fake-storage';

describe('local store', () => {
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
});

describe('session store', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('a text is stored for the tab until erased', () => {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(readSession('painting-thank-you')).toBeNull();
    expect(writeSession('painting-thank-you', 'text')).toBe(true);
    expect(readSession('painting-thank-you')).toBe('text');
    eraseSession('painting-thank-you');
    expect(readSession('painting-thank-you')).toBeNull();
  });

  describe('text that changes with every key', () => {
    const page = new EventTarget();

    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('sessionStorage', new FakeStorage());
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    });

    function type(...texts: string[]): void {
      for (const text of texts) writeSessionSoon('painting-quote-draft:/', () => text);
    }

    const stored = () => sessionStorage.getItem('painting-quote-draft:/');

    test('is stored once, after a pause', () => {
      const write = vi.spyOn(sessionStorage, 'setItem');
      type('G', 'Gr');
      vi.advanceTimersByTime(150);
      type('Gra');
      vi.advanceTimersByTime(150);
      expect(write).not.toHaveBeenCalled();
      vi.advanceTimersByTime(100);
      expect(write.mock.calls).toEqual([['painting-quote-draft:/', 'Gra']]);
      vi.advanceTimersByTime(1000);
      expect(write).toHaveBeenCalledOnce();
    });

    test('is stored early when the page is left', () => {
      type('Gra');
      page.dispatchEvent(new Event('pagehide'));
      expect(stored()).toBe('Gra');
    });

    test('can be read before it is stored', () => {
      type('Gra');
      expect(readSession('painting-quote-draft:/')).toBe('Gra');
    });

    test('is not stored once erased', () => {
      type('Gra');
      eraseSession('painting-quote-draft:/');
      vi.advanceTimersByTime(1000);
      expect(stored()).toBeNull();
    });
  });

  describe('in a sandboxed frame without storage', () => {
    const blocked = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };

    test('nothing can be read or stored, and nothing throws', () => {
      vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
      expect(writeSession('painting-thank-you', 'text')).toBe(false);
      expect(readSession('painting-thank-you')).toBeNull();
      expect(() => eraseSession('painting-thank-you')).not.toThrow();
    });
  });
});

test('each page has its own draft', () => {
  expect(draftKey('/estimator')).toBe('painting-estimator-draft:/estimator');
  expect(draftKey('/condos/estimator')).toBe('painting-estimator-draft:/condos/estimator');
});
