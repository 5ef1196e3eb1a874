import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { describe, expect, it, vi } from 'vitest';
import { DeliveryError } from '../../../../server/mail/delivery-error';
import type { Mail } from '../../../../server/mail/mail';
import { addressKey } from '../../../../server/store/address-key';
import { backUp } from '../../../../server/store/back-up';
import { LeadEraser } from '../../../../server/store/lead-eraser';
import { leadFilterSchema } from '../../../../server/store/lead-filter';
import { openDatabase } from '../../../../server/store/open-database';
import { attempts, deliveries, type LeadDatabase, leads } from '../../../../server/store/schema';
import { createLeadId } from '../../../../shared/lead-id';
import { exampleLead, postLead } from '../example-leads';
import { exampleLeadId, type TestAppOptions, testServer } from '../server-app';
import { temporaryDatabase } from '../temporary-folder';

const dayMs = 24 * 60 * 60 * 1000;
const wholeList = leadFilterSchema.parse({});
const clean = { left: 0, hasTraces: false };

it('erasing by id or by email address leaves nothing of the lead in the file', async () => {
  const file = await temporaryDatabase();
  const open = await file.open();
  const server = testServer(open);
  const { eraser } = await server.desk();
  await postLead(server, {
    leadId: exampleLeadId,
    values: { message: 'very private words' },
    fields: [{ name: 'a', label: 'b', value: 'own private words' }],
  });
  await postLead(server, { values: { email: 'Zoe@Example.com', message: 'more private words' } });
  await postLead(server, { values: { email: 'ada@example.com', name: 'Ada' } });
  expect(await eraser.erase(exampleLeadId)).toEqual({ count: 1, ...clean });
  expect(await eraser.eraseByEmail(' zoe@example.COM ')).toEqual({ count: 1, ...clean });
  expect(await eraser.eraseByEmail('nobody@example.com')).toEqual({ count: 0, ...clean });
  for (const table of [leads, deliveries, attempts]) {
    expect(await open.database.select().from(table)).toHaveLength(1);
  }
  await backUp(file.file, join(file.folder.path, 'copy'));
  await open.close();
  for (const name of await readdir(file.folder.path, { recursive: true })) {
    const content = await readFile(join(file.folder.path, name), 'latin1').catch(() => '');
    expect(content).not.toContain('private words');
  }
  await file.remove();
});

describe('the leads of an address', () => {
  it.each([
    ['zoe@example.com', 'ZOE@Example.COM'],
    ['JÖRG@example.com', 'jörg@example.com'],
    ['İpek@example.com', 'ipek@example.com'],
    ['ISIL@example.com', 'ısıl@example.com'],
    ['ΟΔΥΣΣΕΥΣ@example.com', 'οδυσσευς@example.com'],
    ['STRASSE@example.com', 'straße@example.com'],
    ['zoe\u0301@example.com', 'zoé@example.com'],
    [' zoe @ example.com\u00a0', 'zoe@example.com'],
    ['zoe\u200b@exam\u00adple.com', 'zoe@example.com'],
    ['ｚｏｅ@example.com', 'zoe@example.com'],
    ['info@müller.example', 'Info@xn--mller-kva.example'],
    ['זואי@example.com', 'זואי@EXAMPLE.com'],
  ])('erasing an address finds the leads that came as %j and as %j', async (one, other) => {
    const { database } = await openDatabase(':memory:');
    const { store, eraser } = await testServer({ database }).desk();
    for (const email of [one, other, 'ada@example.com'])
      await store.accept(exampleLead({ leadId: createLeadId(), values: { email } }), [], 0);
    expect(await eraser.eraseByEmail(other)).toEqual({ count: 2, ...clean });
    expect(await database.select().from(leads)).toMatchObject([{ email: 'ada@example.com' }]);
  });

  it('erasing an address finds the leads that an older version stored', async () => {
    const { database } = await openDatabase(':memory:');
    const { store, eraser } = await testServer({ database }).desk();
    for (const email of ['JÖRG@example.com', 'jörg@example.com', 'ada@example.com'])
      await store.accept(exampleLead({ leadId: createLeadId(), values: { email } }), [], 0);
    await database.update(leads).set({ emailKey: null });
    expect(await eraser.eraseByEmail('jörg@example.com')).toMatchObject({ count: 2 });
    expect(await database.select().from(leads)).toMatchObject([{ emailKey: 'ada@example.com' }]);
  });

  it('erasing an address finds a lead whose address came with a later call', async () => {
    const { database } = await openDatabase(':memory:');
    const { store, eraser } = await testServer({ database }).desk();
    for (const email of ['', 'Zoe@example.com'])
      await store.accept(exampleLead({ leadId: exampleLeadId, values: { email } }), [], 0);
    expect(await eraser.eraseByEmail('zoe@example.com')).toMatchObject({ count: 1 });
  });

  it.each(['', ' ', '\u200b'])('leads without an address stay when %j is erased', async (email) => {
    const { database } = await openDatabase(':memory:');
    const { store, eraser } = await testServer({ database }).desk();
    await store.accept(exampleLead({ values: { email } }), [], 0);
    expect(await eraser.eraseByEmail(email)).toEqual({ count: 0, ...clean });
  });
});

it.each(['zoe+paint@example.com', 'zo.e@example.com', 'zoe@example.org', 'zoë@example.com'])(
  '%s is another address than zoe@example.com',
  (other) => {
    expect(addressKey(other)).not.toBe(addressKey('zoe@example.com'));
  },
);

describe('erasing by age', () => {
  it.each([
    [30, 2, ['2 leads older than 30 days erased']],
    [0, 4, []],
  ])('a retention of %i days leaves %i of four leads', async (retentionDays, left, told) => {
    const lines: string[] = [];
    const server = testServer({ retentionDays, log: (line) => lines.push(line) });
    const desk = await server.desk();
    for (const days of [0, 0, 10, 20]) {
      server.clock.nowMs += days * dayMs;
      await postLead(server);
    }
    for (let time = 0; time < 2; time += 1) await desk.erasure.eraseExpired();
    expect((await desk.queries.list(wholeList, 'America/Toronto')).total).toBe(left);
    expect(lines.filter((line) => line.includes('erased'))).toEqual(told);
  });

  it('erasing by age lets other calls in after every ten leads', async () => {
    const { desk, left } = await deskWithOldLeads(95);
    const seen: number[] = [];
    const erasing = desk.erasure.eraseExpired();
    for (let last = 95; last > 0; last = seen.at(-1) ?? 0) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(await left());
    }
    expect(await erasing).toBe(95);
    const steps = seen.map((count, index) => (seen[index - 1] ?? 95) - count);
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
  });

  it('erasing by age ends when the server stops', async () => {
    const { desk, left } = await deskWithOldLeads(50);
    const erasing = desk.erasure.eraseExpired();
    await desk.stop(0);
    expect(await erasing).toBeLessThan(50);
    expect(await left()).toBeGreaterThan(0);
  });

  it('erasing by age ends after as many leads as one run may erase', async () => {
    const { desk, left } = await deskWithOldLeads(50, { mostErased: 25 });
    expect(await desk.erasure.eraseExpired()).toBe(25);
    expect(await left()).toBe(25);
    expect(await desk.erasure.eraseExpired()).toBe(25);
  });
});

async function deskWithOldLeads(count: number, options: TestAppOptions = {}) {
  const { database } = await openDatabase(':memory:');
  const server = testServer({ database, retentionDays: 30, ...options });
  const desk = await server.desk();
  for (let made = 0; made < count; made += 1)
    await desk.store.accept(exampleLead({ leadId: createLeadId() }), [], server.clock.nowMs - 31 * dayMs);
  return { desk, left: async () => (await desk.queries.list(wholeList, 'America/Toronto')).total };
}

describe('an old lead whose mail was given up', () => {
  /** Its mail is refused for good, with `isAway` for now; `reports` arrive, or not. */
  async function lostLead({ isAway = false, reports = false } = {}) {
    const transport = {
      deliver: async ({ template }: Mail) => {
        if (reports && template === 'report') return;
        throw new DeliveryError('refused', { isFinal: !isAway });
      },
    };
    const server = testServer({
      retentionDays: 30,
      transport,
      leadsToken: 'a token of more than twenty letters',
    });
    const desk = await server.desk();
    const mail = { id: 'mail', template: 'contactConfirmation' } as Mail;
    const lead = exampleLead({ leadId: exampleLeadId });
    await desk.store.accept(lead, [], server.clock.nowMs - 31 * dayMs);
    await desk.store.accept(lead, [{ topic: 'mail', mail }], server.clock.nowMs);
    await desk.deliverDue();
    const get = (path: string) =>
      server.app.request(path, { headers: { Authorization: 'Bearer a token of more than twenty letters' } });
    return { server, desk, get };
  }

  it('an old lead whose mail was given up stays until the business has seen it', async () => {
    const { desk } = await lostLead();
    await desk.tidyUp();
    await desk.deliverDue();
    expect(await desk.erasure.eraseExpired()).toBe(0);
  });

  it.each(['/leads', `/leads/${exampleLeadId}`])(
    'an old lead whose mail was given up goes once it was shown on %s',
    async (path) => {
      const { desk, get } = await lostLead();
      expect((await get(path)).status).toBe(200);
      expect(await desk.erasure.eraseExpired()).toBe(1);
    },
  );

  it('an old lead whose mail was given up goes once the report about it has arrived', async () => {
    const { desk } = await lostLead({ reports: true });
    await desk.tidyUp();
    expect(await desk.erasure.eraseExpired()).toBe(0);
    await desk.deliverDue();
    expect(await desk.erasure.eraseExpired()).toBe(1);
  });

  it('an old lead that was shown stays when its mail is sent again', async () => {
    const { server, desk, get } = await lostLead();
    await get('/leads');
    await desk.queue.sendAllAgain('mail', 'failed', server.clock.nowMs);
    expect(await desk.erasure.eraseExpired()).toBe(0);
    await desk.deliverDue();
    expect(await desk.erasure.eraseExpired()).toBe(0);
  });

  it('an old lead stays while its mail is tried, even if it was shown', async () => {
    const { desk, get } = await lostLead({ isAway: true });
    await get('/leads');
    expect(await desk.erasure.eraseExpired()).toBe(0);
  });
});

describe('on a full disk', () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

  /** A store that refuses to write as long as `isFull`, which emptying the journal ends if it makes room. */
  async function fullStore({ makesRoom }: { makesRoom: boolean }) {
    const { database } = await openDatabase(':memory:');
    const { store } = await testServer({ database }).desk();
    for (let made = 0; made < 3; made += 1)
      await store.accept(exampleLead({ leadId: createLeadId() }), [], 0);
    const disk = { isFull: true };
    const batch: LeadDatabase['batch'] = (statements) =>
      disk.isFull ? Promise.reject(full) : database.batch(statements);
    const eraser = new LeadEraser({
      database: Object.assign(Object.create(database), { batch }),
      forgetErased: async () => {
        if (makesRoom) disk.isFull = false;
        else if (disk.isFull) throw full;
      },
    });
    return { disk, eraser, database };
  }

  it('leads are erased on a full disk with the room that the journal took', async () => {
    const { eraser, database } = await fullStore({ makesRoom: true });
    expect(await eraser.eraseByEmail('zoe@example.com')).toEqual({ count: 3, ...clean });
    expect(await database.select().from(leads)).toEqual([]);
  });

  it('erasing on a full disk says how many leads are left', async () => {
    const { disk, eraser } = await fullStore({ makesRoom: false });
    expect(await eraser.eraseByEmail('zoe@example.com')).toEqual({ count: 0, left: 3, hasTraces: false });
    disk.isFull = false;
    expect(await eraser.eraseByEmail('zoe@example.com')).toEqual({ count: 3, ...clean });
  });
});

it('the database purges erased data, if anything was erased', async () => {
  const forgetErased = vi.fn(async () => {});
  const server = testServer({ forgetErased });
  const { eraser } = await server.desk();
  const leadId = await postLead(server);
  await eraser.erase(leadId);
  expect(forgetErased).toHaveBeenCalledOnce();
  await eraser.erase(leadId);
  expect(forgetErased).toHaveBeenCalledOnce();
});

it('traces that somebody who reads the store keeps there go afterwards', async () => {
  const file = await temporaryDatabase();
  const open = await file.open();
  const server = testServer(open);
  const { eraser } = await server.desk();
  const leadId = await postLead(server);
  const reader = createClient({ url: pathToFileURL(file.file).href });
  const reading = await reader.transaction('read');
  await reading.execute('SELECT * FROM leads');
  expect(await eraser.erase(leadId)).toEqual({ count: 1, left: 0, hasTraces: true });
  expect(await eraser.forgetTraces()).toBe(false);
  await reading.commit();
  expect(await eraser.forgetTraces()).toBe(true);
  await open.close();
  await file.remove();
});
