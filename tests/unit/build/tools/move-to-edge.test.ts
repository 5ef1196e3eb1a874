import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient, type InValue } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { moveTables, tableNames, tablesThatStay } from '../../../../build/tools/edge/move-tables';
import { moveToEdge } from '../../../../build/tools/edge/move-to-edge';
import type { ObjectStore } from '../../../../server/app/edge/photo-bucket';
import { bookkeeping, migrate } from '../../../../server/store/migrate';
import { openDatabase } from '../../../../server/store/open-database';
import { attempts, deliveries, leads, photos, visits } from '../../../../server/store/schema';
import { temporaryDatabase } from '../../server/temporary-folder';

// The real D1 takes a move in server/app/edge/tests/move.spec.ts. Here another SQLite stands for it, to see what it is left with.

/** A database with the calls of D1 that a move makes. */
async function edgeStore(isMigrated = true) {
  const client = createClient({ url: ':memory:', concurrency: 1 });
  onTestFinished(() => client.close());
  if (isMigrated) await migrate(client);
  const prepare = (text: string) => ({
    sql: text,
    args: [] as InValue[],
    bind: (...args: unknown[]) => ({ ...prepare(text), args }),
  });
  const batch = async (statements: readonly unknown[]) => {
    const answers = await client.batch(statements as Parameters<Client['batch']>[0], 'write');
    return answers.map(({ rows }) => ({ results: rows }));
  };
  return { client, store: { prepare, batch } };
}

/** A bucket in memory. */
function edgeBucket() {
  const objects = new Map<string, Uint8Array>();
  const store = {
    put: async (key: string, bytes: Uint8Array) => objects.set(key, bytes),
    head: async (key: string) => (objects.has(key) ? {} : null),
  } as unknown as ObjectStore;
  return { objects, store };
}

/** A store on the disk with as many leads, each with two deliveries, three tries, a visit and a photo. */
async function storeOf(count: number) {
  const { file, folder, open, remove } = await temporaryDatabase();
  onTestFinished(remove);
  const { database, close } = await open();
  for (let index = 0; index < count; index += 1) {
    const leadId = `LEAD${String(index).padStart(22, '0')}`;
    const text = {
      name: `O'Neil ${index} "é" \u0000`,
      email: 'a@b.example',
      phone: '',
      address: '',
      message: 'x'.repeat(3000),
    };
    const row = {
      ...text,
      leadId,
      reference: 'LEAD-00',
      sourceName: '',
      receivedAt: 1_790_000_000_000 + index,
      details: {},
    };
    await database.insert(leads).values({ ...row, kind: 'contact' });
    for (const topic of ['contactNotification', 'contactConfirmation'])
      await database.insert(deliveries).values({
        ...{ id: `${leadId}.${topic}`, leadId, channel: 'mail', topic, mail: null, state: 'pending' },
        ...{ createdAt: 1, startedAt: 1, attempts: 0, nextAttemptAt: 1 },
      });
    for (const attemptedAt of [1, 2, 3])
      await database
        .insert(attempts)
        .values({ deliveryId: `${leadId}.contactNotification`, leadId, attemptedAt, error: null });
    await database
      .insert(visits)
      .values({ leadId, times: ['2026-11-30-am'], note: '', language: 'en', wishes: 1, sequence: 0 });
    await database
      .insert(photos)
      .values({ id: `${leadId}.one`, leadId, description: '', bytes: 3, addedAt: 1, storedAt: 1 });
    await folder.write(`leads.db.photos/${leadId}/one.jpg`, `photo ${index}`);
  }
  return { file, folder, database, close };
}

it('every table moves whole, but those that end with the server that wrote them', async () => {
  const { database, close } = await storeOf(120);
  onTestFinished(close);
  await database.run(sql`CREATE TABLE new_kind (id TEXT PRIMARY KEY, number INTEGER, bytes BLOB)`);
  await database.run(sql`INSERT INTO new_kind VALUES ('one', 7, x'00ff'), ('two', NULL, NULL)`);
  const { client, store } = await edgeStore();
  await client.execute('CREATE TABLE new_kind (id TEXT PRIMARY KEY, number INTEGER, bytes BLOB)');
  const moved = await moveTables(database, store);
  const all = await database.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
  );
  expect([...moved.map(({ name }) => name), ...Object.keys(tablesThatStay), bookkeeping].toSorted()).toEqual(
    all.map(({ name }) => name).toSorted(),
  );
  for (const { name, here, there } of moved) {
    const rows = await database.all(sql.raw(`SELECT * FROM ${name} ORDER BY 1`));
    const copied = (await client.execute(`SELECT * FROM ${name} ORDER BY 1`)).rows;
    expect(JSON.stringify(copied), name).toBe(JSON.stringify(rows));
    expect({ name, here, there }).toEqual({ name, here: rows.length, there: rows.length });
  }
  expect(moved.find(({ name }) => name === 'attempts')?.here).toBe(360);
});

it('leads move before what belongs to them, and deliveries last, since the worker makes them at once', async () => {
  const { database, close } = await openDatabase(':memory:');
  onTestFinished(close);
  const names = await tableNames(database);
  expect([names[0], names.at(-1)]).toEqual(['leads', 'deliveries']);
});

it('a move goes on where it was broken off, doubles nothing, and leaves what the edge has changed', async () => {
  const { database, close } = await storeOf(60);
  onTestFinished(close);
  const { client, store } = await edgeStore();
  let calls = 0;
  const breaking = {
    ...store,
    batch: async (statements: Parameters<typeof store.batch>[0]) => {
      calls += 1;
      if (calls >= 4) throw new Error('The line is dead');
      return store.batch(statements);
    },
  };
  await expect(moveTables(database, breaking)).rejects.toThrow('The line is dead');
  await client.execute("UPDATE leads SET note = 'called' WHERE reference = 'LEAD-00'");
  // The edge has counted rows of its own.
  await client.execute("INSERT INTO attempts (delivery_id, lead_id, attempted_at) VALUES ('own', 'own', 9)");
  for (const _time of [1, 2])
    expect(
      (await moveTables(database, store)).map(({ name, here, there }) => [name, here === there]),
    ).toEqual((await tableNames(database)).map((name) => [name, true]));
  const count = async (where: string) =>
    Number((await client.execute(`SELECT count(*) AS n FROM ${where}`)).rows[0]?.n);
  expect(await count("leads WHERE note = 'called'")).toBeGreaterThan(0);
  expect([await count('leads'), await count('deliveries'), await count('attempts')]).toEqual([60, 120, 181]);
});

it('a database at the edge with other migrations gets nothing', async () => {
  const { database, close } = await openDatabase(':memory:');
  onTestFinished(close);
  const { store } = await edgeStore(false);
  await expect(moveTables(database, store)).rejects.toThrow(
    /has the migrations none, and the one here 0001_leads\.sql, .*: deploy first/,
  );
});

it('a store that moved is not used here again, and photos are counted on both sides', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { file, folder, close } = await storeOf(3);
  const { store } = await edgeStore();
  const bucket = edgeBucket();
  const to = { LEADS: store, PHOTOS: bucket.store };
  await expect(moveToEdge(to, file)).rejects.toThrow(/^A server uses .*: stop it first/);
  await close();
  expect(await moveToEdge(to, file)).toBe(true);
  expect([...bucket.objects.keys()].toSorted()).toEqual(
    [0, 1, 2].map((index) => `LEAD${String(index).padStart(22, '0')}/one.jpg`),
  );
  expect(said.mock.calls.flat()).toContain('photos as files: 3 here, 3 of them there');
  await expect(openDatabase(file)).rejects.toThrow(
    /were moved to the edge, which sends their mails.*delete .*leads\.db\.moved/,
  );
  expect(existsSync(`${file}.moved`)).toBe(true);
  expect(await moveToEdge(to, file)).toBe(true);
  expect(readFileSync(join(folder.path, 'leads.db.moved'), 'utf8')).toMatch(/^(\d{4}-.*Z\n){2}$/);
});
