import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
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
import { estimate, postLead } from '../example-leads';
import { exampleLeadId, sendBody, templates, testServer } from '../server-app';
import { temporaryDatabase, temporaryFolder } from '../temporary-folder';

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
      await close();
    },
  );

  it('are noted where the tool of D1 notes them, so that either may go on', async () => {
    const { database, close } = await openDatabase(':memory:');
    const noted = await database.all<{ id: number; name: string }>(
      sql.raw('SELECT id, name FROM d1_migrations'),
    );
    const files = (await readdir('server/store/migrations')).sort();
    expect(noted).toEqual(files.map((name, index) => ({ id: index + 1, name })));
    await close();
  });

  it('are created once: reopening the file keeps its rows', async () => {
    const file = await temporaryDatabase();
    const first = await file.open();
    await postLead(testServer({ database: first.database }));
    await first.close();
    const second = await file.open();
    expect(await second.database.select().from(leads)).toHaveLength(1);
    await second.close();
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
    await postLead(server, change, templates.estimatorTeam);
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

describe('a database', () => {
  it('may lie in a folder that is not there yet', async () => {
    const folder = await temporaryFolder();
    const { close } = await openDatabase(join(folder.path, 'new', 'leads.db'));
    await close();
    expect(await readdir(folder.path)).toEqual(['new']);
    await folder.remove();
  });

  it('a database in memory has nothing to write to the disk', async () => {
    const { persist, close } = await openDatabase(':memory:');
    await expect(persist()).resolves.toBeUndefined();
    await close();
  });

  it('does not report leads as on the disk once it is closed', async () => {
    const file = await temporaryDatabase();
    const { persist, close } = await file.open();
    await close();
    await expect(persist()).rejects.toThrow('file closed');
    await file.remove();
  });
});

describe('the file of the leads', () => {
  it("can't be read by other users of the machine", async () => {
    const file = await temporaryDatabase();
    await writeFile(file.file, '', { mode: 0o644 });
    const open = await file.open();
    for (const path of [file.file, `${file.file}-wal`, `${file.file}.lock`]) {
      expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
    }
    await open.close();
    await file.remove();
  });

  it.each([
    ['is no database', async (path: string) => writeFile(path, 'x'.repeat(10_000))],
    ['has lost a page', tearAPage],
  ])('is reported as damaged if it %s, with the way to restore it', async (_, damage) => {
    const file = await temporaryDatabase();
    const open = await file.open();
    await postLead(testServer({ database: open.database }));
    await open.close();
    await damage(file.file);
    await expect(file.open()).rejects.toThrow(/leads\.db is damaged .*"npm run restore -- BACKUP"/);
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
