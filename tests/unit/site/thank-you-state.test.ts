import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeArrival, thankYouState } from '../../../site/scripts/thank-you-state';
import { parseThankYouState, THANK_YOU_KEY } from '../../../widgets/shared/thank-you';

const estimate = { type: 'estimate', totalCost: 1234.5, originalCost: 300, minimumApplied: true };
const amount = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('350', null));
const nearlyAState = fc.record(
  {
    type: fc.constantFrom('estimate', 'contact', 'Estimate', 1),
    totalCost: amount,
    originalCost: amount,
    minimumApplied: fc.constantFrom(true, false, 'true', null),
    toast: fc.oneof(fc.string(), fc.integer()),
  },
  { requiredKeys: ['type'] },
);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the state of the thank-you page', () => {
  it('is taken from where the tags put it, once', () => {
    stored.set(THANK_YOU_KEY, JSON.stringify({ ...estimate, toast: 'Failed to send message: x' }));
    expect(takeArrival()).toEqual({ state: estimate, toast: 'Failed to send message: x' });
    expect(takeArrival()).toBeNull();
  });

  it.each([
    '{',
    '[]',
    'null',
    '"contact"',
    '{"type":"other"}',
    '{"type":"estimate"}',
    '{"type":"estimate","totalCost":"9"}',
  ])('is none when the storage holds %s', (text) => {
    stored.set(THANK_YOU_KEY, text);
    expect(takeArrival()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is none where the storage is shut', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(takeArrival()).toBeNull();
  });

  it('never throws, and is none exactly where the tags’ own reading is none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          nearlyAState.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          stored.set(THANK_YOU_KEY, text);
          expect(takeArrival() === null).toBe(parseThankYouState(text) === null);
        },
      ),
    );
  });

  it('keeps nothing but what it knows', () => {
    expect(thankYouState({ type: 'contact', totalCost: 5, other: 1 })).toEqual({ type: 'contact' });
  });
});
