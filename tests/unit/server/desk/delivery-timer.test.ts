import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeliveryTimer } from '../../../../server/desk/delivery-timer';
import { DeliveryError } from '../../../../server/mail/delivery-error';
import type { Mail } from '../../../../server/mail/mail';
import { settledWithin } from '../../../../server/store/courier';
import { openDatabase } from '../../../../server/store/open-database';
import { exampleLead } from '../example-leads';
import { exampleLeadId, type TestAppOptions, testServer } from '../server-app';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

// The rest of the program goes on by the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function timedDesk(options: TestAppOptions = {}) {
  const { clock, mails, desk: starting } = testServer(options);
  const desk = await starting();
  const accept = (topic: string, receivedAt = clock.nowMs) =>
    desk.store.accept(
      exampleLead({ leadId: exampleLeadId }),
      [{ topic, mail: { id: topic } as Mail }],
      receivedAt,
    );
  return { desk, clock, accept, delivered: () => mails.map(({ id }) => id) };
}

describe('deliveries', () => {
  it('are made at once, then every five seconds, until they are stopped', async () => {
    const { desk, accept, delivered } = await timedDesk();
    const deliveredAfter = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await desk.idle();
      return delivered();
    };
    await accept('first');
    const timer = startDeliveryTimer(desk, () => {});
    expect(await deliveredAfter(0)).toEqual(['first']);
    await accept('second');
    expect(await deliveredAfter(4_999)).toEqual(['first']);
    expect(await deliveredAfter(1)).toEqual(['first', 'second']);
    await timer.stop(1_000);
    await accept('third');
    expect(await deliveredAfter(60_000)).toEqual(['first', 'second']);
  });

  it('may finish if they are under way when the timer stops', async () => {
    const mail = { isAsked: false, finish: () => {} };
    const transport = {
      deliver: () =>
        new Promise<void>((resolve) => {
          Object.assign(mail, { isAsked: true, finish: resolve });
        }),
    };
    const { desk, accept } = await timedDesk({ transport });
    await accept('slow');
    const timer = startDeliveryTimer(desk, () => {});
    while (!mail.isAsked) await nextTurn();
    let isStopped = false;
    const stopping = timer.stop(60_000).then(() => {
      isStopped = true;
    });
    await nextTurn();
    expect(isStopped).toBe(false);
    mail.finish();
    await stopping;
    expect((await desk.queries.find(exampleLeadId))?.deliveries[0]?.state).toBe('delivered');
  });
});

it('a next try that a wrong clock postponed by a day is made once the clock is right', async () => {
  const away = { isAway: true };
  const transport = {
    async deliver() {
      if (away.isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    },
  };
  const { desk, clock, accept } = await timedDesk({ transport });
  clock.nowMs += dayMs;
  await accept('mail');
  await desk.deliverDue();
  const state = async () => (await desk.queries.find(exampleLeadId))?.deliveries[0]?.state;
  expect(await state()).toBe('pending');
  clock.nowMs -= dayMs;
  away.isAway = false;
  await desk.deliverDue();
  expect(await state()).toBe('delivered');
});

describe('old leads', () => {
  it('are erased at once, then every hour', async () => {
    const { desk, clock } = await timedDesk({ retentionDays: 30 });
    const isErased = () =>
      vi.waitFor(async () => expect(await desk.queries.find(exampleLeadId)).toBeNull(), { timeout: 60_000 });
    const acceptOld = () =>
      desk.store.accept(exampleLead({ leadId: exampleLeadId }), [], clock.nowMs - 31 * dayMs);
    await acceptOld();
    const timer = startDeliveryTimer(desk, () => {});
    await isErased();
    await acceptOld();
    vi.advanceTimersByTime(60 * 60 * 1000);
    await isErased();
    await timer.stop(1_000);
  });

  it('stay while any of their mails has not arrived', async () => {
    const transport = { deliver: () => Promise.reject(new DeliveryError('refused', { isFinal: true })) };
    const { desk, clock, accept } = await timedDesk({ retentionDays: 30, transport });
    await accept('lost', clock.nowMs - 31 * dayMs);
    expect(await desk.erasure.eraseExpired()).toBe(0);
    await desk.deliverDue();
    expect(await desk.erasure.eraseExpired()).toBe(0);
    expect((await desk.queries.find(exampleLeadId))?.deliveries[0]?.state).toBe('failed');
  });

  it('stay in the first hour after a start', async () => {
    const passed = { ms: 0 };
    const { desk, clock } = await timedDesk({ retentionDays: 30, monotonicMs: () => passed.ms });
    await desk.store.accept(exampleLead({ leadId: exampleLeadId }), [], clock.nowMs - 31 * dayMs);
    const pass = (ms: number) => {
      passed.ms += ms;
      clock.nowMs += ms;
    };
    pass(hourMs - 1);
    expect(await desk.erasure.eraseExpired()).toBe(0);
    pass(1);
    expect(await desk.erasure.eraseExpired()).toBe(1);
  });

  it.each([
    ['ahead', 3 * 365 * dayMs],
    ['back', -3 * 365 * dayMs],
    ['ahead by little more than an hour', hourMs + 1],
  ])(
    'stay when the clock leaps %s, over a restart too, until the business confirms it',
    async (_, leapMs) => {
      const { database } = await openDatabase(':memory:');
      const passed = { ms: 0 };
      const options = { database, retentionDays: 30, monotonicMs: () => passed.ms };
      const before = await timedDesk(options);
      await before.desk.store.accept(
        exampleLead({ leadId: exampleLeadId }),
        [],
        before.clock.nowMs - 7_000 * dayMs,
      );
      await before.desk.erasure.look();
      before.clock.nowMs += leapMs;
      await before.desk.erasure.look();
      const after = await timedDesk(options);
      after.clock.nowMs = before.clock.nowMs;
      for (let hour = 0; hour < 3; hour += 1) {
        passed.ms += hourMs;
        after.clock.nowMs += hourMs;
        expect(await after.desk.erasure.eraseExpired()).toBe(0);
      }
      expect(await after.desk.erasure.doubted()).toMatchObject({ count: 1, retentionDays: 30 });
      await after.desk.erasure.confirm();
      expect(await after.desk.erasure.doubted()).toBeNull();
      expect(await after.desk.erasure.eraseExpired()).toBe(1);
    },
  );

  it.each([3 * 365 * dayMs, -3 * 365 * dayMs])(
    'stay when the server starts with a clock that is wrong by %d ms',
    async (wrongMs) => {
      const { database } = await openDatabase(':memory:');
      const passed = { ms: 0 };
      const options = { database, retentionDays: 30, monotonicMs: () => passed.ms };
      const before = await timedDesk(options);
      await before.desk.store.accept(
        exampleLead({ leadId: exampleLeadId }),
        [],
        before.clock.nowMs - 7_000 * dayMs,
      );
      await before.desk.erasure.eraseExpired();
      const after = await timedDesk(options);
      after.clock.nowMs += wrongMs;
      await after.desk.erasure.look();
      passed.ms += 2 * hourMs;
      after.clock.nowMs += 2 * hourMs;
      expect(await after.desk.erasure.eraseExpired()).toBe(0);
    },
  );

  it('the log reports old leads that cannot be erased', async () => {
    const { database, close } = await openDatabase(':memory:');
    const lines: string[] = [];
    const { desk } = await timedDesk({ database, retentionDays: 30 });
    await close();
    const timer = startDeliveryTimer(desk, (line) => lines.push(line));
    await vi.waitFor(() => expect(lines).toEqual(['old leads not erased: CLIENT_CLOSED']), {
      timeout: 60_000,
    });
    await timer.stop(1_000);
  });
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('within', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Whether it has resolved by now. */
  async function isOver(waiting: Promise<void>): Promise<boolean> {
    return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);
  }

  it('waits for work, and for nothing after it', async () => {
    let finish = () => {};
    const waiting = settledWithin(1_000, new Promise<void>((resolve) => (finish = resolve)));
    await vi.advanceTimersByTimeAsync(999);
    expect(await isOver(waiting)).toBe(false);
    finish();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits no longer than its limit', async () => {
    const waiting = settledWithin(1_000, new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBeUndefined();
  });

  it('rejects as the work does', async () => {
    await expect(settledWithin(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
