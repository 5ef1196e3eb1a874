import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterEvent,
  type Entry,
  isClaimed,
  isDue,
  isWaiting,
  kindOf,
  type OutboxEvent,
  readEntry,
  remembersDelivery,
} from '../../../widgets/lead/outbox-entry';
import { orderOf } from './fake-browser';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const now = Date.UTC(2026, 10, 21, 12);

const { id, call, values } = orderOf('A');
const confirmationId = id.replace('notification', 'confirmation');
const recordId = id.replace('notification', 'record');

const queued = (entryId = id): Entry => ({
  id: entryId,
  values,
  call,
  createdAt: now,
  unknownTries: 0,
  tries: 0,
  triedAt: 0,
  isGivenUp: false,
});
const delivered: Entry = {
  id,
  values,
  createdAt: now,
  unknownTries: 1,
  tries: 0,
  triedAt: now,
  isGivenUp: false,
};

const start = (isLater: boolean, sender = 'page'): OutboxEvent => ({ type: 'started', isLater, sender });
/** The end of a try with this status; of several, when one of them may have delivered it, whatever the last one's status. */
const end = (
  isLater: boolean,
  status?: number,
  isUndelivered = status !== undefined && status < 500,
): OutboxEvent => ({
  type: 'ended',
  isLater,
  result: status === 200 ? { sent: true } : { sent: false, status, message: 'why', isUndelivered },
});

/** The entry after some events, a second apart. */
function walk(entry: Entry | null, ...events: OutboxEvent[]): Entry | null {
  const entryId = entry?.id ?? id;
  return events.reduce<Entry | null>(
    (state, event, index) => afterEvent(entryId, state, event, now + index * 1_000),
    entry,
  );
}

const visitor = false;
const outbox = true;

describe('an entry', () => {
  test('begins when a visitor presses the button', () => {
    expect(walk(null, { type: 'queued', call, values })).toEqual(queued());
  });

  test('takes the new call when its visitor presses again, and keeps the rest', () => {
    const failed = walk(queued(), start(outbox), end(outbox, 503));
    const renewed = { ...call, url: 'https://other.example/' };
    expect(walk(failed, { type: 'queued', call: renewed, values })).toEqual({ ...failed, call: renewed });
  });

  test('a delivered entry stays delivered until its visitor is thanked', () => {
    const events: OutboxEvent[] = [
      { type: 'queued', call, values },
      start(visitor),
      start(outbox),
      end(visitor, 503),
      end(outbox, 400),
      { type: 'withdrawn' },
    ];
    for (const event of events) expect(walk(delivered, event)).toBe(delivered);
    expect(walk(delivered, { type: 'finished' })).toEqual({ ...delivered, finishedAt: now });
  });

  test('a withdrawn entry does not come back when a try ends', () => {
    expect(walk(queued(), start(visitor), { type: 'withdrawn' }, end(visitor, 503))).toBeNull();
    expect(walk(queued(), start(visitor), { type: 'withdrawn' }, end(visitor, 200))).toBeNull();
  });

  test('an entry still waits when its visitor is thanked: the mail had failed', () => {
    expect(walk(queued(), { type: 'finished' })).toEqual(queued());
  });
});

describe('the end of a try', () => {
  const kept = 'kept';
  const dropped = 'dropped';
  const mark = 'delivered';
  const cases: [who: string, isLater: boolean, entryId: string, status: number | undefined, then: string][] =
    [];
  for (const [who, isLater] of [
    ['a visitor', visitor],
    ['the outbox', outbox],
  ] as const) {
    for (const entryId of [id, confirmationId, recordId]) {
      const isFirstMail = !isLater && entryId === id;
      cases.push([who, isLater, entryId, 200, mark]);
      for (const status of [
        undefined,
        201,
        301,
        401,
        403,
        404,
        405,
        408,
        412,
        425,
        429,
        499,
        500,
        503,
        599,
      ]) {
        cases.push([who, isLater, entryId, status, kept]);
      }
      for (const status of [400, 413, 422]) {
        cases.push([who, isLater, entryId, status, isFirstMail ? kept : dropped]);
      }
    }
  }

  test.each(cases)(
    'the end of a try for %s (%s) of %s with status %s: %s',
    (_, isLater, entryId, status, then) => {
      const entry = walk(queued(entryId), start(isLater), end(isLater, status));
      expect(entry === null ? dropped : isWaiting(entry) ? kept : mark).toBe(then);
    },
  );

  test('gives the call up after a refusal, but keeps its id if an earlier try may have delivered it', () => {
    const givenUp = walk(queued(), start(visitor), end(visitor), start(outbox), end(outbox, 400));
    expect(givenUp).toEqual({
      ...delivered,
      unknownTries: 1,
      tries: 1,
      triedAt: now + 2_000,
      isGivenUp: true,
    });
    expect(remembersDelivery(givenUp)).toBe(false);
    expect(isDue(givenUp, 'page', now + hourMs)).toBe(false);
    const again = walk(givenUp, { type: 'queued', call, values });
    expect(isWaiting(again)).toBe(true);
    expect(again).toMatchObject({ id, unknownTries: 1, isGivenUp: false });
    expect(remembersDelivery(walk(again, start(visitor), end(visitor, 200)))).toBe(true);
    expect(walk(queued(), start(outbox), end(outbox, 400, false))).toMatchObject({ isGivenUp: true });
  });

  test("erases the visitor's values once it is delivered", () => {
    expect(walk(queued(), start(visitor), end(visitor, 200))).toEqual(delivered);
  });

  test('counts the tries after which the service may have the mail; clear refusals do not count', () => {
    const unknownTries = (...events: OutboxEvent[]) => walk(queued(), ...events)?.unknownTries;
    expect(unknownTries(start(visitor))).toBe(1);
    expect(unknownTries(start(visitor), end(visitor, 400))).toBe(0);
    expect(unknownTries(start(visitor), end(visitor))).toBe(1);
    expect(unknownTries(start(visitor), end(visitor, 502))).toBe(1);
    expect(unknownTries(start(visitor), end(visitor, 429))).toBe(0);
    expect(unknownTries(start(visitor), end(visitor, 400, false))).toBe(1);
    expect(unknownTries(start(visitor), end(visitor), start(visitor), end(visitor, 400))).toBe(1);
  });
});

describe('the outbox sends', () => {
  const pausesOf = (entry: Entry | null) => {
    const triedAt = entry?.triedAt ?? 0;
    let pauseMs = 0;
    while (!isDue(entry, 'page', triedAt + pauseMs)) pauseMs += minuteMs / 2;
    return pauseMs / minuteMs;
  };

  test('the outbox sends a call at once whose visitor has left', () => {
    expect(pausesOf(walk(queued(), start(visitor)))).toBe(0);
    expect(pausesOf(walk(queued(), start(visitor), end(visitor, 503)))).toBe(0);
  });

  test('a call that it tried before, after 1, 2, 4 … minutes, at most an hour', () => {
    let entry: Entry | null = queued();
    const pauses = [];
    for (let tries = 0; tries < 9; tries += 1) {
      entry = walk(entry, start(outbox), end(outbox, 503));
      pauses.push(pausesOf(entry));
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('a confirmation that its visitor did not wait for a minute later: the browser may be carrying it on', () => {
    expect(pausesOf(walk(queued(confirmationId), start(visitor)))).toBe(1);
  });

  test('nothing that is delivered, and nothing that another page is sending', () => {
    expect(isDue(delivered, 'page', now)).toBe(false);
    expect(isDue(null, 'page', now)).toBe(false);
    const claimed = walk(queued(), start(visitor, 'other'));
    expect(isDue(claimed, 'page', now + 29_999)).toBe(false);
    expect(isDue(claimed, 'other', now)).toBe(true);
    expect(isDue(claimed, 'page', now + 30_000)).toBe(true);
    expect(isClaimed(walk(claimed, end(visitor, 503)), 'page', now)).toBe(false);
    expect(isClaimed(null, 'page', now)).toBe(false);
  });

  test('the outbox sends at once if the clock has been set back since', () => {
    const tried = walk(queued(), start(outbox), end(outbox));
    expect(isDue(tried, 'page', now - hourMs)).toBe(true);
    expect(isClaimed(walk(queued(), start(visitor, 'other')), 'page', now - hourMs)).toBe(false);
  });
});

describe('a stored value', () => {
  test.each([
    [id, 24],
    [confirmationId, 1],
    [recordId, 24],
  ])('%s is read for %i hours', (entryId, hours) => {
    const stored = JSON.parse(JSON.stringify(queued(entryId)));
    expect(readEntry(entryId, stored, now + hours * hourMs - 1)).toEqual(queued(entryId));
    expect(readEntry(entryId, stored, now + hours * hourMs)).toBeNull();
    expect(readEntry(entryId, stored, now - 30 * 24 * hourMs)).toEqual(queued(entryId));
  });

  test('a delivered lead is remembered for a minute after the thank-you, which its visitor may not have seen', () => {
    const finished = { ...delivered, finishedAt: now };
    expect(readEntry(id, finished, now + minuteMs - 1)).toEqual(finished);
    expect(readEntry(id, finished, now + minuteMs)).toBeNull();
    expect(readEntry(id, finished, now - minuteMs)).toBeNull();
    expect(readEntry(id, { ...finished, finishedAt: 'now' }, now)).toBeNull();
  });

  test.each([
    ['no kind', 'A'.repeat(26), queued()],
    ['an unknown kind', `${'A'.repeat(26)}:constructor`, queued()],
    ['a kind of the prototype', `${'A'.repeat(26)}:__proto__`, queued()],
    ['no record', id, [queued()]],
    ['nothing', id, undefined],
    ['no time', id, { ...queued(), createdAt: 'now' }],
    ['an endless time', id, { ...queued(), createdAt: -Infinity }],
    ['another scheme', id, { ...queued(), call: { ...call, url: 'javascript:alert(1)' } }],
    ['a relative address', id, { ...queued(), call: { ...call, url: '/api' } }],
    ['no body', id, { ...queued(), call: { url: call.url } }],
    ['a call that is none', id, { ...queued(), call: null }],
  ])('a stored value with %s is not an entry', (_, entryId, stored) => {
    expect(readEntry(entryId, stored, now)).toBeNull();
  });

  test('a stored value never throws, and yields only complete calls to http(s) addresses', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({
        createdAt: fc.constantFrom(now, 'x', null),
        call: fc.oneof(fc.jsonValue(), fc.constant(call)),
        tries: fc.jsonValue(),
        triedAt: fc.jsonValue(),
        sender: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(id, confirmationId, 'x', ''), anything, (entryId, stored) => {
        const entry = readEntry(entryId, stored, now);
        if (!entry) return;
        isDue(entry, 'page', now);
        if (isWaiting(entry)) expect(entry.call.url).toMatch(/^https?:/);
        expect(kindOf(entry)).toMatch(/^(notification|confirmation|record)$/);
      }),
    );
  });
});
