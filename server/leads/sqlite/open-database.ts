import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { LeadDatabase } from '../lead-database';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** A database that is open. */
export interface OpenDatabase {
  readonly database: LeadDatabase;
  /** Writes a copy of everything into a new file, while the database is in use. */
  backup(file: string): Promise<void>;
  /** Takes what was erased out of the write-ahead log too, which keeps it for a while otherwise. */
  forgetErased(): Promise<void>;
  close(): void;
}

/**
 * Opens the SQLite file, makes it where there is none, and brings its tables up to date; `:memory:` is a database that
 * is gone when it is closed.
 */
export async function openDatabase(file: string): Promise<OpenDatabase> {
  const isInMemory = file === ':memory:';
  if (!isInMemory) await mkdir(dirname(resolve(file)), { recursive: true });
  const client = createClient({ url: isInMemory ? file : pathToFileURL(resolve(file)).href });
  // FULL: what was answered 200 is on the disk, even when the power fails. secure_delete: what is erased is overwritten.
  for (const setting of ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON']) {
    await client.execute(`PRAGMA ${setting}`);
  }
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  return {
    database,
    backup: async (copy) => {
      await client.execute({ sql: 'VACUUM INTO ?', args: [resolve(copy)] });
    },
    forgetErased: async () => {
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: () => client.close(),
  };
}
