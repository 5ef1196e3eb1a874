import { type Query, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../../server/store/open-database';
import { createLeadId } from '../../../../shared/lead-id';
import { exampleLead } from '../example-leads';
import { exampleLeadId, sendBody, templates, testServer } from '../server-app';
import { temporaryDatabase } from '../temporary-folder';

// docs/decisions/19-kept-before-the-answer.md

const body = (params: Record<string, unknown>) => sendBody(templates.contactNotification, params);

/** A server whose disk takes as long as the test wants. */
async function serverWithSlowDisk() {
  const { database } = await openDatabase(':memory:');
  const disk = { asked: 0, finish: () => {}, waits: true };
  const persist = () => {
    disk.asked += 1;
    return disk.waits ? new Promise<void>((resolve) => (disk.finish = resolve)) : Promise.resolve();
  };
  return { disk, server: testServer({ database, persist }) };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

describe('a lead', () => {
  it('is answered only once it is on the disk, also if it is sent again meanwhile', async () => {
    const { disk, server } = await serverWithSlowDisk();
    const answers: number[] = [];
    const send = async () => answers.push((await server.send(body({ lead_id: exampleLeadId }))).status);
    const first = send();
    await until(() => disk.asked === 1);
    const finishFirst = disk.finish;
    const again = send();
    await until(() => disk.asked === 2);
    expect(answers).toEqual([]);
    finishFirst();
    disk.finish();
    await Promise.all([first, again]);
    expect(answers).toEqual([200, 200]);
  });

  it('is stored once and complete, also among many others or repeated', async () => {
    const { disk, server } = await serverWithSlowDisk();
    disk.waits = false;
    const ids = Array.from({ length: 23 }, createLeadId);
    const [twice = ''] = ids;
    const calls = [
      ...ids.map((lead_id) => body({ lead_id, client_message: lead_id === twice ? '' : 'Two rooms' })),
      sendBody(templates.contactConfirmation, { lead_id: twice, time_contact_message: 'tomorrow' }),
    ];
    const answers = await Promise.all(calls.map((call) => server.send(call)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(disk.asked).toBeLessThan(calls.length / 2);
    const { queries } = await server.desk();
    const stored = await Promise.all(ids.map((id) => queries.find(id)));
    expect(stored.map((whole) => whole?.deliveries.length)).toEqual([2, ...Array(22).fill(1)]);
    expect(stored[0]?.lead).toMatchObject({
      message: '',
      phone: '4165550123',
      details: { texts: { time_contact_message: 'tomorrow' } },
    });
    expect(stored[22]?.lead.message).toBe('Two rooms');
  });
});

it('many leads at once are written in statements of at most 100 values: D1 takes no more', async () => {
  const { database } = await openDatabase(':memory:');
  const batch = vi.spyOn(database, 'batch');
  const { store } = await testServer({ database }).desk();
  const calls = [{ topic: 'webhook', mail: null }];
  await Promise.all(
    Array.from({ length: 23 }, () => store.accept(exampleLead({ leadId: createLeadId() }), calls, 0)),
  );
  const statements = batch.mock.calls.flatMap(([items]) => items) as unknown as { toSQL(): Query }[];
  expect(statements.length).toBeGreaterThan(2);
  expect(Math.max(...statements.map((statement) => statement.toSQL().params.length))).toBeLessThan(101);
});

it('the settings of the database hold for every query, also for many at once', async () => {
  const file = await temporaryDatabase();
  const { database, persist, close } = await file.open();
  const read = (name: string) =>
    Promise.all([1, 2, 3, 4].map(() => database.all<Record<string, number>>(sql.raw(`PRAGMA ${name}`))));
  for (const [name, value] of [
    ['secure_delete', 1],
    ['busy_timeout', 5000],
    ['synchronous', 1],
  ] as const) {
    const rows = (await read(name)).flat();
    expect(rows.map((row) => Object.values(row)[0])).toEqual([value, value, value, value]);
  }
  await persist();
  await close();
  await file.remove();
});
