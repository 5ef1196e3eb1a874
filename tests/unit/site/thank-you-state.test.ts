import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeThankYouState } from '../../../site/scripts/take-thank-you-state';
import { readThankYouState, type ThankYouState, thankYouKey } from '../../../widgets/contract';

const estimate = { type: 'estimate', totalCost: 350, originalCost: 120.5, minimumApplied: true } as const;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the thank-you page makes of this text in the storage. */
function arriveWith(text: string) {
  stored.set(thankYouKey, text);
  return takeThankYouState();
}

describe('what the tags hand to the thank-you page', () => {
  it('is looked for where they put it', () => {
    stored.set('another-key', JSON.stringify(estimate));
    expect(takeThankYouState()).toBeNull();
    stored.set(thankYouKey, JSON.stringify(estimate));
    expect(takeThankYouState()).toEqual(estimate);
  });

  it('counts once', () => {
    stored.set(thankYouKey, JSON.stringify({ ...estimate, toast: 'Failed to send message: x' }));
    expect(takeThankYouState()).toEqual({ ...estimate, toast: 'Failed to send message: x' });
    expect(takeThankYouState()).toBeNull();
  });

  it('is read back as it was written, whatever it is', () => {
    const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    const toast = fc.string({ minLength: 1, maxLength: 500 });
    const states: fc.Arbitrary<ThankYouState> = fc.oneof(
      fc.record({ type: fc.constant('contact' as const), toast }, { requiredKeys: ['type'] }),
      fc.record(
        {
          type: fc.constant('estimate' as const),
          totalCost: amount,
          originalCost: amount,
          minimumApplied: fc.boolean(),
          toast,
        },
        { requiredKeys: ['type', 'totalCost', 'originalCost', 'minimumApplied'] },
      ),
    );
    fc.assert(
      fc.property(states, (sent) => {
        expect(arriveWith(JSON.stringify(sent))).toEqual(sent);
      }),
    );
  });

  it.each([
    ['an empty text', ''],
    ['half a text', '{"type":"contact"'],
    ['a page', '<!doctype html>'],
    ['null', 'null'],
    ['a word', '"contact"'],
    ['a list', '[{"type":"contact"}]'],
    ['no type', '{}'],
    ['another type', '{"type":"order"}'],
    ['a type in capitals', '{"type":"Contact"}'],
    ['a type that is a list', '{"type":["contact"]}'],
    ['a type hung on the prototype', '{"__proto__":{"type":"contact"}}'],
    ['an estimate without a price', '{"type":"estimate"}'],
    [
      'an estimate beyond all numbers',
      '{"type":"estimate","totalCost":1e999,"originalCost":1,"minimumApplied":true}',
    ],
  ])('is none, and gone, when it is %s', (_what, text) => {
    expect(arriveWith(text)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it.each([[''], [7], [null], [['a']], [{ html: '<b>' }]])('leaves out a toast that is %j', (toast) => {
    expect(arriveWith(JSON.stringify({ ...estimate, toast }))).toStrictEqual(estimate);
  });

  it('cuts a toast at 500 characters', () => {
    const { toast } = arriveWith(JSON.stringify({ type: 'contact', toast: 'x'.repeat(5000) })) ?? {};
    expect(toast).toBe('x'.repeat(500));
  });

  it('is none where the storage is shut', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(takeThankYouState()).toBeNull();
  });

  it('never throws, and lets no unknown type through', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const type = arriveWith(text)?.type;
        return type === undefined || type === 'contact' || type === 'estimate';
      }),
    );
  });
});

describe('the state that a history entry has kept', () => {
  it.each([
    ['totalCost', '350'],
    ['totalCost', null],
    ['totalCost', -1],
    ['totalCost', Number.NaN],
    ['totalCost', { cost: 350 }],
    ['originalCost', -0.01],
    ['originalCost', undefined],
    ['minimumApplied', 'yes'],
    ['minimumApplied', 1],
  ])('is none when its %s is %j', (field, value) => {
    expect(readThankYouState({ ...estimate, [field]: value })).toBeNull();
  });

  it.each([[undefined], [null], ['contact'], [3], [[]]])('is none when it is %j', (value) => {
    expect(readThankYouState(value)).toBeNull();
  });

  it('is without what is no part of it', () => {
    const other = { email: 'a@b.example', onload: 'alert(1)' };
    expect(readThankYouState({ ...estimate, ...other })).toStrictEqual(estimate);
    expect(readThankYouState({ type: 'contact', totalCost: 5, ...other })).toStrictEqual({ type: 'contact' });
  });
});
