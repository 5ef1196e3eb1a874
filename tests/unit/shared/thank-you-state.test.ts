import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeadId, leadIdPattern, leadReference } from '../../../shared/lead-id';
import { readThankYouState, type ThankYouState, thankYouKey } from '../../../shared/thank-you-state';
import {
  keepThankYouState,
  knownThankYouState,
  takeThankYouState,
} from '../../../widgets/lead/handed-thank-you';

describe('thank you state', () => {
  const estimate = { type: 'estimate', totalCost: 350, originalCost: 120.5, minimumApplied: true } as const;
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    });
    const history: Pick<History, 'state' | 'replaceState'> = {
      state: null,
      replaceState: (state) => Object.assign(history, { state }),
    };
    vi.stubGlobal('history', history);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** State that the thank-you page reads from this stored text, on a first visit. */
  function arriveWith(text: string) {
    keepThankYouState(null);
    stored.set(thankYouKey, text);
    return takeThankYouState().state;
  }

  describe("the tags' state for the thank-you page", () => {
    it('is read from where they store it', () => {
      stored.set('another-key', JSON.stringify(estimate));
      expect(takeThankYouState()).toEqual({ state: null });
      stored.set(thankYouKey, JSON.stringify(estimate));
      expect(takeThankYouState()).toEqual({ state: estimate });
    });

    it('counts once: afterwards the history entry keeps it, without the message', () => {
      const state = { ...estimate, toast: 'Failed to send message: x' };
      stored.set(thankYouKey, JSON.stringify(state));
      expect(knownThankYouState()).toEqual(state);
      expect(takeThankYouState()).toEqual({ state, message: state.toast });
      expect(stored.size).toBe(0);
      // After one reload and after another.
      expect(takeThankYouState()).toEqual({ state });
      expect(takeThankYouState()).toEqual({ state });
      keepThankYouState(null);
      expect(knownThankYouState()).toBeNull();
    });

    it("leaves the page's own data in the history entry", () => {
      history.replaceState({ router: 7 }, '');
      stored.set(thankYouKey, JSON.stringify(estimate));
      takeThankYouState();
      expect(history.state).toEqual({ router: 7, thankYou: estimate });
    });

    it('is read back as it was written, whatever it is', () => {
      const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
      const text = fc.string({ minLength: 1, maxLength: 500 });
      const states: fc.Arbitrary<ThankYouState> = fc.oneof(
        fc.record(
          { type: fc.constant('contact' as const), reference: text, toast: text },
          { requiredKeys: ['type'] },
        ),
        fc.record(
          {
            type: fc.constant('estimate' as const),
            totalCost: amount,
            originalCost: amount,
            minimumApplied: fc.boolean(),
            reference: text,
            toast: text,
            promise: text,
            wizardUrl: fc.webUrl().map((url) => new URL(url).href),
            receipt: fc.record({
              notes: fc.array(fc.string()),
              groups: fc.array(
                fc.record({ title: fc.string(), rows: fc.array(fc.array(fc.string(), { maxLength: 3 })) }),
              ),
            }),
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
      ['another type with a price', '{"type":"order","totalCost":1,"originalCost":1,"minimumApplied":true}'],
      ['a type in capitals', '{"type":"Contact"}'],
      ['a type that is a list', '{"type":["contact"]}'],
      ['a type hung on the prototype', '{"__proto__":{"type":"contact"}}'],
      ['an estimate without a price', '{"type":"estimate"}'],
      [
        'an estimate beyond all numbers',
        '{"type":"estimate","totalCost":1e999,"originalCost":1,"minimumApplied":true}',
      ],
    ])('is discarded and erased if it is %s', (_what, text) => {
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

    it('is missing if storage is blocked', () => {
      vi.stubGlobal('sessionStorage', undefined);
      expect(takeThankYouState().state).toBeNull();
    });

    it('a kept thank-you never throws, and lets no unknown type through', () => {
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
    ])('is discarded if its %s is %j', (field, value) => {
      expect(readThankYouState({ ...estimate, [field]: value })).toBeNull();
    });

    it.each([[undefined], [null], ['contact'], [3], [[]]])('is discarded if it is %j', (value) => {
      expect(readThankYouState(value)).toBeNull();
    });

    it.each(['javascript:alert(1)', 'data:text/html,x', '/estimator', '', 7, null])(
      'has no way back to a wizard at %j',
      (wizardUrl) => {
        expect(readThankYouState({ ...estimate, wizardUrl })).toStrictEqual(estimate);
      },
    );

    it.each([null, 'x', {}, { groups: [], notes: [7] }, { groups: {}, notes: [] }])(
      'has no receipt that is %j',
      (receipt) => {
        expect(readThankYouState({ ...estimate, receipt })).toStrictEqual(estimate);
      },
    );

    it('leaves out invalid groups of a receipt', () => {
      const group = { title: 'Room 1', rows: [['Doors', '2', '$90.00']] };
      const groups = [
        group,
        null,
        { title: 7, rows: [] },
        { title: 'x', rows: [['a', 7]] },
        { title: 'x', rows: 'y' },
      ];
      expect(
        readThankYouState({ ...estimate, receipt: { groups, notes: ['Before tax.'], html: '<b>' } }),
      ).toStrictEqual({
        ...estimate,
        receipt: { groups: [group], notes: ['Before tax.'] },
      });
    });

    it('has no foreign fields', () => {
      const other = { email: 'a@b.example', onload: 'alert(1)' };
      expect(readThankYouState({ ...estimate, ...other })).toStrictEqual(estimate);
      expect(readThankYouState({ type: 'contact', totalCost: 5, ...other })).toStrictEqual({
        type: 'contact',
      });
    });
  });
});

describe('lead id', () => {
  it('an id is 26 easily read characters, and no two are the same', () => {
    const ids = Array.from({ length: 200 }, createLeadId);
    for (const id of ids) expect(id).toMatch(/^[0-9ABCDEFGHJKMNPQRSTVWXYZ]{26}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.join('')).size).toBe(32);
  });

  it.each([
    ['7K2QM4ZYXWVTSRQPNMKJHGFEDC', true],
    ['7K2QM4ZYXWVTSRQPNMKJHGFED', false],
    ['7K2QM4ZYXWVTSRQPNMKJHGFEDC0', false],
    ['7k2qm4zyxwvtsrqpnmkjhgfedc', false],
    ['ILOUM4ZYXWVTSRQPNMKJHGFEDC', false],
  ])('%s is an id: %s', (text, isId) => {
    expect(leadIdPattern.test(text)).toBe(isId);
  });

  it('its short form can be read out', () => {
    expect(leadReference('7K2QM4ZYXWVTSRQPNMKJHGFEDC')).toBe('7K2Q-M4');
  });
});
