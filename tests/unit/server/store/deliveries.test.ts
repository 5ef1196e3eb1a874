import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeliveryError, errorKind } from '../../../../server/mail/delivery-error';
import type { Mail } from '../../../../server/mail/mail';
import { BatchWriter } from '../../../../server/store/batch-writer';
import { openDatabase } from '../../../../server/store/open-database';
import { exampleLead, postLead } from '../example-leads';
import { exampleLeadId, testServer } from '../server-app';
import { temporaryDatabase } from '../temporary-folder';

describe('deliveries', () => {
  const minuteMs = 60_000;
  const hourMs = 60 * minuteMs;

  /** A mail server that can be away, and counts how often it was asked. */
  function mailServer() {
    const state = { error: null as Error | null, asked: 0, mails: [] as Mail[] };
    const transport = {
      async deliver(mail: Mail) {
        state.asked += 1;
        if (state.error) throw state.error;
        state.mails.push(mail);
      },
    };
    return { state, transport };
  }

  async function deliveryOf(server: ReturnType<typeof testServer>, leadId: string) {
    const lead = await (await server.desk()).queries.find(leadId);
    return lead?.deliveries[0];
  }

  type Desk = Awaited<ReturnType<ReturnType<typeof testServer>['desk']>>;

  function acceptMail(desk: Desk, topic: string): Promise<void> {
    const mail = { id: topic } as Mail;
    return desk.store.accept(exampleLead({ leadId: exampleLeadId }), [{ topic, mail }], 0);
  }

  /** A desk whose mails go out one after the other, each taking the given time, and the list of its deliveries. */
  async function slowDesk(mailMs: number, workMs?: number) {
    const clock = { nowMs: 0 };
    const delivered: string[] = [];
    const desk = await testServer({
      now: () => clock.nowMs,
      transport: {
        async deliver({ id }: Mail) {
          delivered.push(id);
          clock.nowMs += mailMs;
        },
      },
      concurrency: 1,
      ...(workMs === undefined ? {} : { workMs }),
    }).desk();
    return { desk, clock, delivered };
  }

  describe('an unavailable mail server', () => {
    it('a mail server that is away for four hours loses nothing: the mail is retried after half a minute, then at growing intervals of at most an hour', async () => {
      const { state, transport } = mailServer();
      const server = testServer({ transport });
      const desk = await server.desk();
      state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      await postLead(server);
      const triedAt = [server.clock.nowMs];
      const startMs = server.clock.nowMs;
      while (server.clock.nowMs < startMs + 4 * hourMs) {
        server.clock.nowMs += triedAt.length < 6 ? minuteMs / 2 : 2 * minuteMs;
        const { asked } = state;
        await desk.deliverDue();
        if (state.asked > asked) triedAt.push(server.clock.nowMs);
      }
      const pausesMs = triedAt.slice(1).map((timeMs, index) => timeMs - (triedAt[index] ?? 0));
      expect(pausesMs.slice(0, 4)).toEqual([minuteMs / 2, minuteMs, 2 * minuteMs, 4 * minuteMs]);
      expect(Math.max(...pausesMs)).toBe(hourMs);
      state.error = null;
      server.clock.nowMs += hourMs;
      await desk.deliverDue();
      expect(state.mails).toHaveLength(1);
    });

    it('is given up after five days, and delivered on request', async () => {
      const { state, transport } = mailServer();
      const server = testServer({ transport });
      const desk = await server.desk();
      state.error = new Error('away');
      const leadId = await postLead(server);
      const stateAfter = async (hours: number) => {
        for (let hour = 0; hour < hours; hour += 1) {
          server.clock.nowMs += hourMs;
          await desk.deliverDue();
        }
        return (await deliveryOf(server, leadId))?.state;
      };
      expect(await stateAfter(5 * 24 - 1)).toBe('pending');
      expect(await stateAfter(1)).toBe('failed');
      state.error = null;
      await desk.queue.sendAgain(`${leadId}.contactNotification`, server.clock.nowMs);
      await desk.deliverDue();
      expect((await deliveryOf(server, leadId))?.state).toBe('delivered');
      expect(state.mails).toHaveLength(1);
    });

    it('records each try in the store, without the text that its error quotes', async () => {
      const { state, transport } = mailServer();
      const lines: string[] = [];
      const server = testServer({ transport, log: (line) => lines.push(line) });
      state.error = Object.assign(new Error('550 zoe@example.com unknown'), { code: 'EENVELOPE' });
      const leadId = await postLead(server);
      state.error = null;
      server.clock.nowMs += minuteMs;
      await (await server.desk()).deliverDue();
      const tries = (await deliveryOf(server, leadId))?.tries.map(({ error }) => error);
      expect(tries).toEqual(['EENVELOPE', null]);
      expect(lines).toContain('mail contactNotification not delivered (EENVELOPE), will be tried again');
    });
  });

  it('a refusal for good is not tried again', async () => {
    const { state, transport } = mailServer();
    const lines: string[] = [];
    const server = testServer({ transport, log: (line) => lines.push(line) });
    state.error = new DeliveryError('refused by the mail server', { isFinal: true });
    const leadId = await postLead(server);
    server.clock.nowMs += 24 * hourMs;
    await (await server.desk()).deliverDue();
    expect(state.asked).toBe(1);
    expect((await deliveryOf(server, leadId))?.state).toBe('failed');
    expect(lines).toContain('mail contactNotification not delivered (refused by the mail server), given up');
  });

  it('a mail under way when the server dies is sent after the restart', async () => {
    const file = await temporaryDatabase();
    const first = await file.open();
    const dying = testServer({ database: first.database });
    const desk = await dying.desk();
    // Claimed, and never heard of again.
    await desk.store.accept(exampleLead({ leadId: exampleLeadId }), [{ topic: 'webhook', mail: null }], 0);
    expect(await desk.queue.claimDue('webhook', dying.clock.nowMs, 10)).toHaveLength(1);
    await first.close();
    const second = await file.open();
    const server = testServer({ database: second.database });
    const queue = (await server.desk()).queue;
    expect(await queue.claimDue('webhook', server.clock.nowMs, 10)).toEqual([]);
    expect(await queue.claimDue('webhook', server.clock.nowMs + 2 * minuteMs, 10)).toHaveLength(1);
    await second.close();
    await file.remove();
  });

  it.each([15_000, 45_000, 60_000])(
    'a mail server that takes %i ms gets each mail once, though another server looks at the store meanwhile',
    async (mailMs) => {
      const file = await temporaryDatabase();
      const [one, other] = [await file.open(), await file.open()];
      const delivered: string[] = [];
      const lines: string[] = [];
      const log = (line: string) => void lines.push(line);
      const clock = { nowMs: 0 };
      const now = () => clock.nowMs;
      const second = await testServer({
        database: other.database,
        now,
        transport: { deliver: async ({ id }) => void delivered.push(id) },
      }).desk();
      const slow = {
        async deliver({ id }: Mail) {
          delivered.push(id);
          clock.nowMs += mailMs;
          await second.deliverDue();
        },
      };
      const first = await testServer({
        database: one.database,
        now,
        transport: slow,
        concurrency: 1,
        log,
      }).desk();
      const topics = Array.from({ length: 15 }, (_, index) => `mail-${index}`);
      for (const topic of topics) await acceptMail(first, topic);
      await first.deliverDue();
      clock.nowMs += 3 * minuteMs;
      await second.deliverDue();
      expect(delivered.sort()).toEqual(topics.sort());
      expect(lines).toEqual([]);
      await one.close();
      await other.close();
      await file.remove();
    },
  );

  it.each([15_000, 20_000])(
    'a call that may work for only %i ms leaves the rest to the next',
    async (workMs) => {
      const { desk, clock, delivered } = await slowDesk(10_000, workMs);
      const topics = Array.from({ length: 8 }, (_, index) => `mail-${index}`);
      for (const topic of topics) await acceptMail(desk, topic);
      await desk.deliverDue();
      expect(delivered).toHaveLength(2);
      for (let minute = 0; minute < 5; minute += 1) {
        clock.nowMs += minuteMs;
        await desk.deliverDue();
      }
      expect(delivered.sort()).toEqual(topics);
    },
  );

  it('a call that runs out of time leaves the rest to the next call, without delay', async () => {
    const { desk, delivered } = await slowDesk(10_000, 50_000);
    const topics = Array.from({ length: 8 }, (_, index) => `mail-${index}`);
    for (const topic of topics) await acceptMail(desk, topic);
    await desk.deliverDue();
    expect(delivered).toHaveLength(5);
    await desk.deliverDue();
    expect(delivered.sort()).toEqual(topics);
  });

  it('one call makes all due deliveries, also more than are claimed at a time', async () => {
    const { desk, delivered } = await slowDesk(0);
    const topics = Array.from({ length: 8 }, (_, index) => `mail-${index}`);
    for (const topic of topics) await acceptMail(desk, topic);
    await desk.deliverDue();
    expect(delivered.sort()).toEqual(topics);
  });

  it('a mail service that limits its calls gets its pause between two mails', async () => {
    const deliveredAt: number[] = [];
    const transport = { deliver: async () => void deliveredAt.push(performance.now()) };
    const desk = await testServer({ transport, concurrency: 1, pauseMs: 100 }).desk();
    for (const topic of ['a', 'b']) await acceptMail(desk, topic);
    await desk.deliverDue();
    const [first = 0, second = 0] = deliveredAt;
    expect(second - first).toBeGreaterThan(95);
  });

  it('mails claimed together are sent in the order in which they were created', async () => {
    const { store, queue } = await testServer().desk();
    for (const [topic, madeAt, delayMs] of [
      ['second', 2, 0],
      ['third', 3, 0],
      ['first', 1, 9],
    ] as const) {
      await store.accept(exampleLead({ leadId: exampleLeadId }), [{ topic, mail: null, delayMs }], madeAt);
    }
    const claimed = await queue.claimDue('webhook', 10, 10);
    expect(claimed.map(({ topic }) => topic)).toEqual(['first', 'second', 'third']);
  });

  it('the log reports a store that is gone', async () => {
    const { database, close } = await openDatabase(':memory:');
    const lines: string[] = [];
    const desk = await testServer({ database, log: (line) => lines.push(line) }).desk();
    await close();
    await desk.deliverDue();
    expect(lines).toEqual(Array(2).fill('deliveries stopped: CLIENT_CLOSED'));
  });

  it('a call during a delivery resolves when all earlier deliveries are done', async () => {
    const first = { isAsked: false, finish: () => {} };
    const mails: string[] = [];
    const transport = {
      async deliver({ id }: Mail) {
        if (id === 'first') {
          await new Promise<void>((resolve) => Object.assign(first, { isAsked: true, finish: resolve }));
        }
        mails.push(id);
      },
    };
    const desk = await testServer({ transport }).desk();
    await acceptMail(desk, 'first');
    void desk.deliverDue();
    while (!first.isAsked) await new Promise((resolve) => setImmediate(resolve));
    await acceptMail(desk, 'second');
    const second = desk.deliverDue();
    first.finish();
    await second;
    expect(mails).toEqual(['first', 'second']);
  });

  it('a mail that falls due while others are under way is sent right after them', async () => {
    const underWay: (() => void)[] = [];
    const mails: string[] = [];
    const transport = {
      async deliver({ id }: Mail) {
        await new Promise<void>((resolve) => underWay.push(resolve));
        mails.push(id);
      },
    };
    const desk = await testServer({ transport }).desk();
    await acceptMail(desk, 'a');
    const runs = [desk.deliverDue()];
    while (underWay.length < 1) await new Promise((resolve) => setImmediate(resolve));
    await acceptMail(desk, 'b');
    runs.push(desk.deliverDue(), desk.deliverDue());
    underWay[0]?.();
    await runs[0];
    runs.push(desk.deliverDue());
    while (underWay.length < 2) await new Promise((resolve) => setImmediate(resolve));
    underWay[1]?.();
    await Promise.all(runs);
    expect(mails).toEqual(['a', 'b']);
  });

  it('two servers over one file do not deliver the same mail', async () => {
    const file = await temporaryDatabase();
    const [one, other] = [await file.open(), await file.open()];
    const queues = await Promise.all(
      [one, other].map(async ({ database }) => (await testServer({ database }).desk()).queue),
    );
    const store = (await testServer({ database: one.database }).desk()).store;
    for (const topic of ['a', 'b', 'c', 'd']) {
      await store.accept(exampleLead({ leadId: exampleLeadId }), [{ topic, mail: null }], 0);
    }
    const claimed = await Promise.all(queues.map((queue) => queue.claimDue('webhook', 1, 10)));
    expect(
      claimed
        .flat()
        .map(({ topic }) => topic)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'd']);
    await one.close();
    await other.close();
    await file.remove();
  });

  /** A mail server that answers a mail when the test lets it. */
  function heldTransport() {
    const held = new Map<string, { take: () => void; refuse: (error: Error) => void }>();
    const asked: string[] = [];
    const transport = {
      deliver({ id }: Mail) {
        asked.push(id);
        return new Promise<void>((take, refuse) => void held.set(id, { take, refuse }));
      },
    };
    return { held, asked, transport };
  }

  describe('a mail server that takes minutes for its answer', () => {
    afterEach(() => void vi.useRealTimers());

    it('holds up no other mail', async () => {
      const { asked, held, transport } = heldTransport();
      const desk = await testServer({ transport }).desk();
      await acceptMail(desk, 'slow');
      void desk.deliverDue();
      await expect.poll(() => asked.length).toBe(1);
      await acceptMail(desk, 'quick');
      void desk.deliverDue();
      await expect.poll(() => asked.length).toBe(2);
      for (const id of asked) held.get(id)?.take();
      await desk.idle();
    });

    it('gets the mail once, though another server looks at the store meanwhile', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const file = await temporaryDatabase();
      const [one, other] = [await file.open(), await file.open()];
      const clock = { nowMs: 0 };
      const now = () => clock.nowMs;
      const { asked, held, transport } = heldTransport();
      const first = await testServer({ database: one.database, now, transport }).desk();
      const second = testServer({ database: other.database, now });
      await acceptMail(first, 'slow');
      const delivering = first.deliverDue();
      await expect.poll(() => asked.length).toBe(1);
      const claimedUntil = async () =>
        (await (await second.desk()).queries.find(exampleLeadId))?.deliveries[0]?.nextAttemptAt ?? 0;
      for (let step = 0; step < 20; step += 1) {
        clock.nowMs += minuteMs / 2;
        vi.advanceTimersByTime(minuteMs / 2);
        await expect.poll(claimedUntil).toBe(clock.nowMs + 2 * minuteMs);
        await (await second.desk()).deliverDue();
      }
      held.get('slow')?.take();
      await delivering;
      expect([asked, second.mails]).toEqual([['slow'], []]);
      await one.close();
      await other.close();
      await file.remove();
    });
  });

  describe('a server that is asked to stop', () => {
    it('gives a mail under way its time, and leaves the others to the next start', async () => {
      const { asked, held, transport } = heldTransport();
      const server = testServer({ transport, concurrency: 1 });
      const desk = await server.desk();
      for (const topic of ['under way', 'waiting']) await acceptMail(desk, topic);
      void desk.deliverDue();
      await expect.poll(() => asked.length).toBe(1);
      const stopping = desk.stop(60_000);
      held.get('under way')?.take();
      await stopping;
      const stored = (await desk.queries.find(exampleLeadId))?.deliveries;
      expect(stored?.map(({ state, attempts }) => [state, attempts])).toEqual([
        ['delivered', 1],
        ['pending', 0],
      ]);
      expect(await desk.queue.claimDue('mail', server.clock.nowMs, 10)).toHaveLength(1);
    });

    it('leaves a mail without an answer as unknown, and does not send it again automatically', async () => {
      const { asked, transport } = heldTransport();
      const file = await temporaryDatabase();
      const { database, close } = await file.open();
      const stopped = await testServer({ database, transport }).desk();
      await acceptMail(stopped, 'mail');
      void stopped.deliverDue();
      await expect.poll(() => asked.length).toBe(1);
      await stopped.stop(0);
      const next = testServer({ database });
      const desk = await next.desk();
      next.clock.nowMs += 24 * hourMs;
      await desk.deliverDue();
      expect(next.mails).toEqual([]);
      const delivery = await deliveryOf(next, exampleLeadId);
      expect(delivery?.state).toBe('unknown');
      expect(delivery?.tries.map(({ error }) => error)).toEqual(['stopped before there was an answer']);
      await desk.queue.sendAgain(`${exampleLeadId}.mail`, next.clock.nowMs);
      await desk.deliverDue();
      expect(next.mails).toHaveLength(1);
      await close();
      await file.remove();
    });

    it('does not count a try that it aborted itself', async () => {
      const asked: string[] = [];
      const transport = {
        deliver: ({ id }: Mail, stopping?: AbortSignal) =>
          new Promise<void>((_, reject) => {
            stopping?.addEventListener('abort', () => reject(stopping.reason));
            asked.push(id);
          }),
      };
      const server = testServer({ transport });
      const desk = await server.desk();
      await acceptMail(desk, 'mail');
      void desk.deliverDue();
      await expect.poll(() => asked.length).toBe(1);
      await desk.stop(60_000);
      expect(await deliveryOf(server, exampleLeadId)).toMatchObject({
        state: 'pending',
        attempts: 0,
        tries: [],
      });
      await desk.deliverDue();
      expect(asked).toHaveLength(1);
    });
  });

  it('a mail that may have arrived is not tried again automatically', async () => {
    const { state, transport } = mailServer();
    const lines: string[] = [];
    const server = testServer({ transport, log: (line) => lines.push(line) });
    state.error = new DeliveryError('no answer', { isUnknown: true });
    const leadId = await postLead(server);
    server.clock.nowMs += 24 * hourMs;
    await (await server.desk()).deliverDue();
    expect([state.asked, (await deliveryOf(server, leadId))?.state]).toEqual([1, 'unknown']);
    expect(lines).toContain(
      'mail contactNotification not delivered (no answer), may have arrived all the same',
    );
  });
});

describe('delivery error', () => {
  it('a failed delivery may be retried, unless marked as final', () => {
    expect(new DeliveryError('away')).toMatchObject({
      name: 'DeliveryError',
      message: 'away',
      isFinal: false,
    });
    expect(new DeliveryError('gone', { isFinal: true }).isFinal).toBe(true);
  });

  describe('the recorded text of an error', () => {
    const secret = '550 zoe@example.com unknown';

    it.each([
      ['our own message', new DeliveryError('answered 500'), 'answered 500'],
      ['its code', Object.assign(new Error(secret), { code: 'EENVELOPE' }), 'EENVELOPE'],
      [
        'the code of its cause',
        new TypeError(secret, { cause: Object.assign(new Error(secret), { code: 'ENOTFOUND' }) }),
        'ENOTFOUND',
      ],
      [
        'its name, where its code is no text',
        Object.assign(new RangeError(secret), { code: 550 }),
        'RangeError',
      ],
      ['its name', new TypeError(secret), 'TypeError'],
      ['nothing of what is no error', secret, 'unknown error'],
    ])('is %s', (_what, error, kind) => {
      expect(errorKind(error)).toBe(kind);
    });
  });
});

describe('batch writer', () => {
  /** A writer that notes each group it is given, and fails for those with a `bad` one. */
  function notingWriter() {
    const groups: (readonly string[])[] = [];
    const writer = new BatchWriter<string>(async (items) => {
      groups.push(items);
      if (items.includes('bad')) throw new Error('disk full');
    });
    return { writer, groups };
  }

  it('writes items that arrive together in one go, and later ones after them', async () => {
    const { writer, groups } = notingWriter();
    const first = Promise.all([writer.write('a'), writer.write('b')]);
    await Promise.all([first, first.then(() => writer.write('c'))]);
    expect(groups).toEqual([['a', 'b'], ['c']]);
  });

  it('a failed write fails alone: the others, with it or after it, succeed', async () => {
    const { writer, groups } = notingWriter();
    await expect(
      Promise.allSettled([writer.write('a'), writer.write('bad'), writer.write('b')]),
    ).resolves.toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }, { status: 'fulfilled' }]);
    await writer.write('c');
    expect(groups.slice(-4)).toEqual([['a'], ['bad'], ['b'], ['c']]);
  });
});
