import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { LeadStorage } from '../lead-database';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** A database that is open. */
export interface OpenDatabase extends Required<LeadStorage> {
  /** Writes a copy of everything into a new file, while the database is in use. */
  backup(file: string): Promise<void>;
  close(): void;
}

// NORMAL commits without waiting for the disk, which would stop the whole program for that time; `persist` waits for it
// (docs/decisions/25-kept-before-the-answer.md). secure_delete: what is erased is overwritten.
const settings = ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=NORMAL', 'secure_delete=ON'];

/**
 * Opens the SQLite file, makes it where there is none, and brings its tables up to date; `:memory:` is a database that
 * is gone when it is closed.
 */
export async function openDatabase(file: string): Promise<OpenDatabase> {
  const isInMemory = file === ':memory:';
  if (!isInMemory) await mkdir(dirname(resolve(file)), { recursive: true });
  const path = resolve(file);
  // The settings hold for a connection, so there is only one.
  const client = createClient({ url: isInMemory ? file : pathToFileURL(path).href, concurrency: 1 });
  for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  const log = isInMemory ? null : await open(`${path}-wal`, 'r+');
  return {
    database,
    persist: async () => log?.datasync(),
    backup: async (copy) => {
      await client.execute({ sql: 'VACUUM INTO ?', args: [resolve(copy)] });
    },
    forgetErased: async () => {
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: () => {
      client.close();
      void log?.close();
    },
  };
}
