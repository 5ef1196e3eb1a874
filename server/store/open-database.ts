import { access, chmod, constants, mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { errorCode } from '../base/error-code';
import type { LeadStorage } from './schema';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A database that is open. */
export interface OpenDatabase extends Required<LeadStorage> {
  /** Writes a copy of everything into a new file, while the database is in use. */
  backup(file: string): Promise<void>;
  close(): void;
}

// NORMAL commits without waiting for the disk, which would stop the whole program for that time; `persist` waits for it
// (docs/decisions/19-kept-before-the-answer.md). secure_delete: erased rows are overwritten.
const settings = ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=NORMAL', 'secure_delete=ON'];

/** Other users of the machine may not read the leads. */
const privateMode = 0o600;

/**
 * Opens the SQLite file, creates it if missing, and brings its tables up to date; `:memory:` is a database that lasts
 * until it is closed. Rejects with a plain sentence when the file is damaged, or its folder cannot be written to.
 */
export async function openDatabase(file: string): Promise<OpenDatabase> {
  const isInMemory = file === ':memory:';
  const path = resolve(file);
  if (!isInMemory) await makePrivateFile(path);
  // The settings hold for a connection, so there is only one.
  const client = createClient({ url: isInMemory ? file : pathToFileURL(path).href, concurrency: 1 });
  const database = drizzle(client);
  try {
    for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
    await checkWhole(client);
    await migrate(database, { migrationsFolder });
  } catch (error) {
    client.close();
    throw isDamage(error) ? damaged(path, error) : error;
  }
  const log = isInMemory ? null : await open(`${path}-wal`, 'r+');
  return {
    database,
    persist: async () => log?.datasync(),
    backup: async (copy) => {
      await makePrivateFile(resolve(copy));
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

/** SQLite gives the files beside it the same mode. */
async function makePrivateFile(path: string): Promise<void> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    await (await open(path, 'a', privateMode)).close();
    await chmod(path, privateMode);
  } catch (error) {
    throw new Error(
      `${path} cannot be written (${errorCode(error) ?? error}): let the server write to ${folder}, or name another file with LEADS_DB.`,
    );
  }
}

async function checkWhole(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const found = String(rows[0]?.[0]);
  if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' });
}

function isDamage(error: unknown): error is Error {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error) ?? '');
}

function damaged(path: string, { message }: Error): Error {
  return new Error(
    `${path} is damaged (${message.split('\n')[0]}). Move it away and put the newest copy that "npm run backup" made in its place.`,
  );
}
