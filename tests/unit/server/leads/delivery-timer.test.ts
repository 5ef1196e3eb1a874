import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeliveryTimer } from '../../../../server/leads/delivery-timer';
import { openDatabase } from '../../../../server/leads/sqlite/open-database';
import type { Mail } from '../../../../server/mail/mail';
import { exampleLeadId, type TestServerOptions, testServer } from '../server-app';

const dayMs = 24 * 60 * 60 * 1000;

// The rest of the program goes on by the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function timedDesk(options: TestServerOptions = {}) {
  const { clock, mails, desk: starting } = testServer(options);
  const desk = await starting();
  const accept = (topic: string, receivedAt = clock.nowMs) =>
    desk.store.accept(
      { leadId: exampleLeadId, kind: 'quote' },
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

  it('that are under way may be finished', async () => {
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

describe('old leads', () => {
  it('are erased at once, then every hour', async () => {
    const { desk, clock, accept } = await timedDesk({ retentionDays: 30 });
    const isErased = () => vi.waitFor(async () => expect(await desk.queries.find(exampleLeadId)).toBeNull());
    await accept('old', clock.nowMs - 31 * dayMs);
    const timer = startDeliveryTimer(desk, () => {});
    await isErased();
    await accept('old again', clock.nowMs - 31 * dayMs);
    vi.advanceTimersByTime(60 * 60 * 1000);
    await isErased();
    await timer.stop(1_000);
  });

  it('that cannot be erased are told of in the log', async () => {
    const { database, close } = await openDatabase(':memory:');
    const lines: string[] = [];
    const { desk } = await timedDesk({ database, retentionDays: 30 });
    close();
    const timer = startDeliveryTimer(desk, (line) => lines.push(line));
    await vi.waitFor(() => expect(lines).toEqual(['old leads not erased: LibsqlError']));
    await timer.stop(1_000);
  });
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
