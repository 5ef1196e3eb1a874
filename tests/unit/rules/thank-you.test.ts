import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseThankYouState, THANK_YOU_KEY, type ThankYouState } from '../../../widgets/shared/thank-you';

const estimate = { type: 'estimate', totalCost: 350, originalCost: 120.5, minimumApplied: true } as const;
const parse = (state: unknown) => parseThankYouState(JSON.stringify(state));

test('travels under one key', () => {
  expect(THANK_YOU_KEY).toBe('painting-thank-you');
});

test('any state that was written is read back the same', () => {
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
    fc.property(states, (state) => {
      expect(parse(state)).toEqual(state);
    }),
  );
});

test.each([
  ['nothing', null],
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
])('%s is no state', (_what, text) => {
  expect(parseThankYouState(text)).toBeNull();
});

describe('an estimate', () => {
  test.each([
    ['totalCost', '350'],
    ['totalCost', null],
    ['totalCost', -1],
    ['totalCost', { valueOf: 350 }],
    ['originalCost', -0.01],
    ['originalCost', undefined],
    ['minimumApplied', 'yes'],
    ['minimumApplied', 1],
  ])('whose %s is %j is no state', (field, value) => {
    expect(parse({ ...estimate, [field]: value })).toBeNull();
  });
});

describe('a toast', () => {
  test.each([[''], [7], [null], [['a']], [{ html: '<b>' }]])('that is %j is left out', (toast) => {
    expect(parse({ ...estimate, toast })).toStrictEqual(estimate);
    expect(parse({ type: 'contact', toast })).toStrictEqual({ type: 'contact' });
  });

  test('is cut at 500 characters', () => {
    expect(parse({ type: 'contact', toast: 'x'.repeat(5000) })).toStrictEqual({
      type: 'contact',
      toast: 'x'.repeat(500),
    });
  });
});

test('fields that are no part of a state are left behind', () => {
  expect(parse({ ...estimate, email: 'a@b.example', onload: 'alert(1)' })).toStrictEqual(estimate);
});

test('no text at all, JSON or not, throws or gets an unknown type through', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((toast) => JSON.stringify({ type: 'contact', toast })),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const state = parseThankYouState(text);
      return state === null || state.type === 'contact' || state.type === 'estimate';
    }),
  );
});
