import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { describe, expect, it, vi } from 'vitest';
import { leadFilterSchema } from '../../../../server/store/lead-filter';
import { openDatabase } from '../../../../server/store/open-database';
import {
  attempts,
  callCounts,
  clock,
  deliveries,
  type LeadDatabase,
  leads,
  photos,
  sessions,
  visits,
} from '../../../../server/store/schema';
import { estimate, sendLead } from '../example-leads';
import { exampleLeadId, sendBody, templates, testServer } from '../server-app';
import { temporaryDatabase, temporaryFolder } from '../temporary-folder';

const dayMs = 24 * 60 * 60 * 1000;

describe('the tables', () => {
  it.each([leads, deliveries, attempts, visits, photos, callCounts, clock, sessions])(
    'that the migrations make are those of the schema',
    async (table) => {
      const { database, close } = await openDatabase(':memory:');
      const made = await database.all<{ name: string; notnull: number; pk: number }>(
        sql.raw(`PRAGMA table_info(${getTableName(table)})`),
      );
      const declared = Object.values(getTableColumns(table));
      expect(made.map(({ name, notnull }) => [name, notnull === 1])).toEqual(
        declared.map(({ name, notNull }) => [name, notNull]),
      );
      expect(made.filter(({ pk }) => pk === 1).map(({ name }) => name)).toEqual(
        declared.filter(({ primary }) => primary).map(({ name }) => name),
      );
      expect(await madeIndexes(database, getTableName(table))).toEqual(declaredIndexes(table));
      close();
    },
  );

  it('every migration is in the journal', async () => {
    const folder = 'server/store/migrations';
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    const { entries } = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
    expect(entries.map(({ tag }: { tag: string }) => `${tag}.sql`)).toEqual(files);
  });

  it('are created once: reopening the file keeps its rows', async () => {
    const file = await temporaryDatabase();
    const first = await file.open();
    await sendLead(testServer({ database: first.database }));
    first.close();
    const second = await file.open();
    expect(await second.database.select().from(leads)).toHaveLength(1);
    second.close();
    await file.remove();
  });
});

type Table = Parameters<typeof getTableConfig>[0];

/** The indexes of a table by name, each with its columns. */
function declaredIndexes(table: Table) {
  const indexes = getTableConfig(table).indexes.map(({ config }) => [
    config.name,
    config.columns.map((column) => ('name' in column ? column.name : '')).join(),
  ]);
  return Object.fromEntries(indexes);
}

/** The same from the database, without the indexes of primary keys. */
async function madeIndexes(database: LeadDatabase, table: string) {
  const rows = await database.all<{ name: string; columns: string }>(
    sql`SELECT list.name, group_concat(info.name) AS columns
      FROM pragma_index_list(${table}) AS list, pragma_index_info(list.name) AS info
      WHERE list.origin = 'c' GROUP BY list.name`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

describe('a lead', () => {
  it('is stored with its values, its source and its price', async () => {
    const server = testServer();
    const change = {
      leadId: exampleLeadId,
      replaces: '0000000000000000000000000Z',
      source: 'partner',
      attribution: { utm_source: 'google' },
      ...estimate,
    };
    await sendLead(server, change, templates.estimatorTeam);
    const found = await (await server.desk()).queries.find(exampleLeadId);
    expect(found?.lead).toMatchObject({
      reference: '7K2Q-M4',
      kind: 'estimate',
      replaces: '0000000000000000000000000Z',
      email: 'zoe@example.com',
      totalCostCents: 137_550,
      sourceName: 'partner',
      receivedAt: server.clock.nowMs,
      contactedAt: null,
      details: { project: estimate.project, price: estimate.price },
    });
  });

  it("keeps the mail's texts if it came without data", async () => {
    const server = testServer();
    const params = { lead_id: exampleLeadId, EstimatorValues: 'Final Cost: $1.00', lead: '{"kind":7}' };
    await server.send(sendBody(templates.estimatorTeam, params));
    const found = await (await server.desk()).queries.find(exampleLeadId);
    expect(found?.lead).toMatchObject({
      kind: 'estimate',
      name: 'Zoë Tremblay',
      totalCostCents: null,
      details: { price: null, texts: { EstimatorValues: 'Final Cost: $1.00' } },
    });
  });
});

describe('erasing', () => {
  it('by id or by e-mail address leaves nothing of it in the file', async () => {
    const file = await temporaryDatabase();
    const open = await file.open();
    const server = testServer(open);
    const { store } = await server.desk();
    await sendLead(server, {
      leadId: exampleLeadId,
      values: { message: 'very private words' },
      fields: [{ name: 'a', label: 'b', value: 'own private words' }],
    });
    await sendLead(server, {
      values: { email: 'Zoe@Example.com', message: 'more private words' },
    });
    await sendLead(server, { values: { email: 'ada@example.com', name: 'Ada' } });
    expect(await store.erase(exampleLeadId)).toBe(1);
    expect(await store.eraseByEmail(' zoe@example.COM ')).toBe(1);
    expect(await store.eraseByEmail('nobody@example.com')).toBe(0);
    expect(await open.database.select().from(leads)).toHaveLength(1);
    expect(await open.database.select().from(deliveries)).toHaveLength(1);
    expect(await open.database.select().from(attempts)).toHaveLength(1);
    await open.backup(join(file.folder.path, 'copy.db'));
    open.close();
    for (const name of await readdir(file.folder.path)) {
      // The garbage collector may remove the write-ahead log between the listing and the read.
      const content = await readFile(join(file.folder.path, name), 'latin1').catch(() => '');
      expect(content).not.toContain('private words');
    }
    await file.remove();
  });

  it.each([
    [30, 2, ['2 leads older than 30 days erased']],
    [0, 4, []],
  ])('with a retention of %i days', async (retentionDays, left, told) => {
    const lines: string[] = [];
    const server = testServer({ retentionDays, log: (line) => lines.push(line) });
    const desk = await server.desk();
    for (const days of [0, 0, 10, 20]) {
      server.clock.nowMs += days * dayMs;
      await sendLead(server);
    }
    for (let time = 0; time < 2; time += 1) await desk.erasure.eraseExpired();
    expect((await desk.queries.list(wholeList, 'America/Toronto')).total).toBe(left);
    expect(lines.filter((line) => line.includes('erased'))).toEqual(told);
  });

  it('makes the database purge the erased data, if anything was erased', async () => {
    const forgetErased = vi.fn(async () => {});
    const server = testServer({ forgetErased });
    const { store } = await server.desk();
    const leadId = await sendLead(server);
    await store.erase(leadId);
    expect(forgetErased).toHaveBeenCalledOnce();
    await store.erase(leadId);
    expect(forgetErased).toHaveBeenCalledOnce();
  });
});

const wholeList = leadFilterSchema.parse({});

describe('a database', () => {
  it('may lie in a folder that is not there yet', async () => {
    const folder = await temporaryFolder();
    const { close } = await openDatabase(join(folder.path, 'new', 'leads.db'));
    close();
    expect(await readdir(folder.path)).toEqual(['new']);
    await folder.remove();
  });

  it('in memory has nothing to write to the disk', async () => {
    const { persist, close } = await openDatabase(':memory:');
    await expect(persist()).resolves.toBeUndefined();
    close();
  });

  it('does not report leads as on the disk once it is closed', async () => {
    const file = await temporaryDatabase();
    const { persist, close } = await file.open();
    close();
    await expect(persist()).rejects.toThrow('file closed');
    await file.remove();
  });
});

it('a backup holds all leads and opens like the original', async () => {
  const file = await temporaryDatabase();
  const open = await file.open();
  await sendLead(testServer({ database: open.database }), { leadId: exampleLeadId });
  const copy = join(file.folder.path, 'copy.db');
  await open.backup(copy);
  const restored = await openDatabase(copy);
  expect(await restored.database.select().from(leads)).toMatchObject([{ leadId: exampleLeadId }]);
  restored.close();
  open.close();
  await file.remove();
});

describe('the file of the leads', () => {
  it("can't be read by other users of the machine, nor can its backup", async () => {
    const file = await temporaryDatabase();
    await writeFile(file.file, '', { mode: 0o644 });
    const open = await file.open();
    const copy = join(file.folder.path, 'copy.db');
    await open.backup(copy);
    for (const path of [file.file, `${file.file}-wal`, copy]) {
      expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    }
    open.close();
    await file.remove();
  });

  it.each([
    ['is no database', async (path: string) => writeFile(path, 'x'.repeat(10_000))],
    ['has lost a page', tearAPage],
  ])('is reported as damaged if it %s, with the way to restore it', async (_, damage) => {
    const file = await temporaryDatabase();
    const open = await file.open();
    await sendLead(testServer({ database: open.database }));
    await open.forgetErased();
    open.close();
    await damage(file.file);
    await expect(file.open()).rejects.toThrow(/leads\.db is damaged .*"npm run backup"/);
    await file.remove();
  });

  it('is reported as being in a place that cannot be written to', async () => {
    await expect(openDatabase('/dev/null/leads.db')).rejects.toThrow(
      /^\/dev\/null\/leads\.db cannot be written \(\w+\): let the server write to \/dev\/null, or name another file with LEADS_DB\.$/,
    );
  });
});

/** Overwrites four pages of the file, from the second on, like a failing disk. */
async function tearAPage(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes.fill(0xff, 4096, 5 * 4096);
  await writeFile(path, bytes);
}
