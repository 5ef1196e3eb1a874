import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';

/** The folder of the migrations, whose names sort by age. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The table that notes which migrations a database has, as D1's own tool keeps it: a store is the same on both. */
export const bookkeeping = 'd1_migrations';

/** When drizzle's tool, which kept the books of stores of before 1.1.0, says that a migration was made. */
const drizzleTimes: Readonly<Record<string, number>> = {
  '0001_leads.sql': 1_795_392_000_000,
  '0002_records_and_visits.sql': 1_796_428_800_000,
};

/** Applies the migrations that the database lacks, in their order, each whole or not at all. */
export async function migrate(client: Client, folder: string = migrationsFolder): Promise<void> {
  await client.execute(`CREATE TABLE IF NOT EXISTS ${bookkeeping} (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`);
  await takeOverDrizzle(client);
  const { rows } = await client.execute(`SELECT name FROM ${bookkeeping}`);
  const applied = new Set(rows.map(({ name }) => name));
  for (const name of await migrationNames(folder)) {
    if (applied.has(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await client.batch([...text.split('--> statement-breakpoint'), note(name)], 'write');
  }
}

/** File names of the migrations, in their order. */
export async function migrationNames(folder: string = migrationsFolder): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

function note(name: string) {
  return { sql: `INSERT INTO ${bookkeeping} (name) VALUES (?)`, args: [name] };
}

async function takeOverDrizzle(client: Client): Promise<void> {
  const drizzle = '__drizzle_migrations';
  const { rows } = await client.execute({
    sql: 'SELECT 1 FROM sqlite_master WHERE name = ?',
    args: [drizzle],
  });
  if (rows.length === 0) return;
  const last = (await client.execute(`SELECT max(created_at) AS time FROM ${drizzle}`)).rows[0];
  const names = Object.keys(drizzleTimes).filter((name) => Number(last?.time) >= (drizzleTimes[name] ?? 0));
  await client.batch([...names.map(note), `DROP TABLE ${drizzle}`], 'write');
}
