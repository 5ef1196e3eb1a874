import { businessSettings } from 'virtual:business-settings';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ElementContext } from '../../../widgets/element/use-element';
import { type FinishOptions, finishLead } from '../../../widgets/lead/finish-lead';
import { FakeStorage } from './fake-storage';

const page = 'https://partner.example/quote';
const thankYouUrl = 'https://partner.example/thank-you';
const leadId = '7K2QM4ZZZZZZZZZZZZZZZZZZZZ';
const reference = '7K2Q-M4';
const contact = { type: 'contact', reference } as const;
const estimate = {
  type: 'estimate',
  totalCost: 350,
  originalCost: 120,
  minimumApplied: true,
  reference,
} as const;

let life: AbortController;
let leave: () => void;
const location = { href: page, assign: vi.fn(), replace: vi.fn() };

/** The stored part of a delivered lead. */
const mark = () =>
  JSON.stringify({ values: 'hash', createdAt: Date.now(), unknownTries: 1, tries: 0, triedAt: 0 });

function host(emit: ElementContext['emit'] = () => true): ElementContext {
  return { emit, signal: life.signal, element: { id: 'quote', isConnected: true } } as ElementContext;
}

function finish(change: Partial<FinishOptions> = {}, on = host()) {
  const options = { leadId, state: contact, thankYouUrl, dataLayer: false, source: undefined, ...change };
  return finishLead(on, options);
}

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('window', {});
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  leave = () => void events.dispatchEvent(new Event('pagehide'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a lead that was sent', () => {
  test('a lead of the quote form leads to the thank-you page, which follows this one in the history', async () => {
    const finished = finish();
    leave();
    expect(await finished).toBeNull();
    expect(location.assign).toHaveBeenCalledWith(thankYouUrl);
    expect(JSON.parse(sessionStorage.getItem('painting-thank-you') ?? '')).toEqual(contact);
  });

  test('a lead of the estimator leads to the thank-you page, which replaces the wizard in the history', async () => {
    const finished = finish({ state: estimate });
    leave();
    expect(await finished).toBeNull();
    expect(location.replace).toHaveBeenCalledWith(thankYouUrl);
  });

  test.each([
    [contact, { type: 'contact', leadId, reference }],
    [estimate, { type: 'estimate', totalCost: 350, currency: businessSettings.currency, leadId, reference }],
  ])('is announced with its id and reference: %j', async (state, detail) => {
    const emit = vi.fn(() => false);
    await finish({ state }, host(emit));
    expect(emit).toHaveBeenCalledExactlyOnceWith('painting-success', detail, { cancelable: true });
  });

  test('keeps its visitor here without a thank-you page, if the page prevents navigation, and without storage', async () => {
    expect(await finish({ thankYouUrl: undefined })).toBe(contact);
    expect(
      await finish(
        {},
        host(() => false),
      ),
    ).toBe(contact);
    expect(await finish({}, { ...host(), element: { isConnected: false } as HTMLElement })).toBe(contact);
    vi.stubGlobal('sessionStorage', undefined);
    expect(await finish()).toBe(contact);
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('keeps its visitor here when the navigation was stopped, ten seconds later', async () => {
    const finished = finish();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await finished).toBe(contact);
  });

  test.each([
    ['a place of this page', `${page}#thank-you`, null],
    ['a place of another page', `${thankYouUrl}#top`, contact],
    ['this page itself', page, contact],
  ])('a lead sent to %s needs no other page: only then nobody waits for one', async (_, address, shown) => {
    vi.stubGlobal('location', { ...location, href: `${page}#quote` });
    const finished = finish({ thankYouUrl: address });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await finished).toBe(shown);
  });

  test('is known to be sent until a minute after the thank-you', async () => {
    const key = `painting-outbox:${leadId}:notification`;
    localStorage.setItem(key, mark());
    await finish({ thankYouUrl: undefined });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ finishedAt: Date.now() });
  });

  test('the lead of a removed tag navigates nowhere and announces nothing', async () => {
    const emit = vi.fn(() => true);
    life.abort();
    localStorage.setItem(`painting-outbox:${leadId}:notification`, mark());
    await expect(finish({ dataLayer: true }, host(emit))).rejects.toBe(life.signal.reason);
    // Its visitor was not thanked: the same values are the same lead for as long as the mark is kept.
    expect(localStorage.getItem(`painting-outbox:${leadId}:notification`)).toBe(mark());
    expect(emit).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
    expect(window).toEqual({});
  });
});

describe('the data layer', () => {
  test.each([
    ['an estimate', estimate, { lead_kind: 'estimate', value: 350 }],
    ['a quote, which has no price yet,', contact, { lead_kind: 'contact', value: undefined }],
  ])('gets the conversion of %s without personal data', async (_, state, own) => {
    await finish({ state, dataLayer: true, source: 'partner-x', thankYouUrl: undefined });
    expect(window).toStrictEqual({
      dataLayer: [
        {
          event: 'generate_lead',
          currency: businessSettings.currency,
          lead_reference: reference,
          tag_id: 'quote',
          source: 'partner-x',
          ...own,
        },
      ],
    });
  });

  test.each([
    ['in test mode', { dataLayer: true, mode: 'test' }],
    ['where the page does not ask for it', { dataLayer: false, mode: 'live' }],
  ])('gets nothing %s', async (_, change) => {
    await finish({ ...change, thankYouUrl: undefined });
    expect(window).toEqual({});
  });

  test.each([
    ['an object', {}],
    ['a text', 'GTM-1'],
    ['frozen', Object.freeze([])],
    ['null', null],
    [
      'something that throws',
      {
        push() {
          throw new Error('theirs');
        },
      },
    ],
  ])('may be %s: the visitor is thanked anyway', async (_, dataLayer) => {
    vi.stubGlobal('window', { dataLayer });
    expect(await finish({ dataLayer: true, thankYouUrl: undefined })).toBe(contact);
  });

  test('may throw on access', async () => {
    vi.stubGlobal(
      'window',
      Object.defineProperty({}, 'dataLayer', {
        get() {
          throw new Error('theirs');
        },
      }),
    );
    expect(await finish({ dataLayer: true, thankYouUrl: undefined })).toBe(contact);
  });
});
