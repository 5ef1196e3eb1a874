import { existsSync, statSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { errorCode } from '../base/error-code';
import { storeFiles } from '../base/store-files';
import { holdStore } from './hold-store';
import { migrate } from './migrate';
import { makePrivateFile } from './private-file';
import type { LeadStorage } from './schema';

/** A database that is open. */
export interface OpenDatabase extends Required<LeadStorage> {
  /** Closes it, and leaves a single file with everything in it unless others use it. Never rejects. */
  close(): Promise<void>;
}

// NORMAL commits without waiting for the disk, which would stop the whole program for that time; `persist` waits for it
// (docs/decisions/19-kept-before-the-answer.md). secure_delete: erased rows are overwritten.
const settings = ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=NORMAL', 'secure_delete=ON'];

/**
 * Opens the SQLite file, creates it if missing, and brings its tables up to date; `:memory:` is a database that lasts
 * until it is closed. Rejects with a plain sentence when the file is damaged, its journal belongs to another file, it is
 * being restored, its leads were moved to the edge (unless `isMoving`), or its folder cannot be written to.
 */
export async function openDatabase(
  file: string,
  { isMoving = false }: { readonly isMoving?: boolean } = {},
): Promise<OpenDatabase> {
  if (file === ':memory:') return openMemory();
  const path = resolve(file);
  if (!isMoving) checkMoved(path);
  const { client, close } = await connectTo(path);
  const database = drizzle(client);
  try {
    await checkWhole(client);
    await migrate(client);
  } catch (error) {
    await close();
    throw isDamage(error) ? damaged(path, error) : error;
  }
  const { journal } = storeFiles(path);
  const log = await open(journal, 'r+');
  return {
    database,
    persist: () => log.datasync(),
    forgetErased: async () => {
      // Waiting for a backup that is under way would stop the whole program.
      await client.executeMultiple(
        'PRAGMA busy_timeout=0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout=5000',
      );
      if (statSync(journal).size > 0)
        throw Object.assign(new Error(`${journal} is in use`), { code: 'SQLITE_BUSY' });
    },
    close: async () => {
      await log.close();
      await close();
    },
  };
}

async function openMemory(): Promise<OpenDatabase> {
  const client = createClient({ url: ':memory:', concurrency: 1 });
  const database = drizzle(client);
  await migrate(client);
  const doNothing = async () => {};
  return { database, persist: doNothing, forgetErased: doNothing, close: async () => client.close() };
}

/** A connection to a file, and how to end it without a journal. */
interface Connection {
  readonly client: Client;
  close(): Promise<void>;
}

/** Connects to the file without a look at its tables. Rejects as `openDatabase` does. */
export async function connectTo(path: string): Promise<Connection> {
  await makePrivateFile(path);
  const letGo = await holdStore(path, 'use');
  if (!letGo) throw new Error(`${path} is being restored: wait until that has ended.`);
  try {
    checkRestored(path);
    await checkJournal(path);
  } catch (error) {
    await letGo();
    throw error;
  }
  // The settings hold for a connection, so there is only one.
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1 });
  const close = async () => {
    await leaveJournal(client);
    client.close();
    await letGo();
  };
  try {
    for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  } catch (error) {
    await close();
    throw isDamage(error) ? damaged(path, error) : error;
  }
  return { client, close };
}

/** Writes all changes into the file and removes the journal. Others who use the file, or a full disk, keep the journal there. */
async function leaveJournal(client: Client): Promise<void> {
  for (const setting of ['busy_timeout=0', 'journal_mode=DELETE'])
    await client.execute(`PRAGMA ${setting}`).catch(() => {});
}

/** Two servers that each send what waits would send it twice. */
function checkMoved(path: string): void {
  const { moved } = storeFiles(path);
  if (existsSync(moved))
    throw new Error(
      `The leads of ${path} were moved to the edge, which sends their mails. To use them here instead, take the worker away and delete ${moved}.`,
    );
}

function checkRestored(path: string): void {
  if (existsSync(storeFiles(path).restoring))
    throw new Error(`A restore of ${path} was broken off: run "npm run restore -- BACKUP" again.`);
}

/**
 * Rejects if the journal is another file's. A file that was closed, and every backup, says in its header that it has no
 * journal; one that was open when its program died says that it has one. SQLite itself would write any journal into any
 * file, or delete it if the file is empty.
 */
export async function checkJournal(path: string): Promise<void> {
  const { journal, journalIndex } = storeFiles(path);
  if ((await sizeOf(journal)) === 0 || (await expectsJournal(path))) return;
  throw new Error(
    `${journal} does not belong to ${path}, which was put in the place of another file. If you are restoring a backup, run "npm run restore -- BACKUP" instead; otherwise put the file back that was there, or move ${journal} and ${journalIndex} into another folder and do without the changes in them.`,
  );
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** The file format version of SQLite's header is 2 while there may be a journal (https://www.sqlite.org/fileformat.html). */
async function expectsJournal(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(20), 0, 20, 0);
    // A file that is no database is reported as damaged.
    return bytesRead === 20 && (buffer[18] === 2 || !buffer.toString('latin1').startsWith('SQLite format 3'));
  } finally {
    await file.close();
  }
}

/** Rejects if the content is damaged; `isThorough` also compares the indexes with the rows. */
export async function checkWhole(
  client: Client,
  { isThorough = false }: { readonly isThorough?: boolean } = {},
): Promise<void> {
  const { rows } = await client.execute(`PRAGMA ${isThorough ? 'integrity_check' : 'quick_check'}(1)`);
  const found = String(rows[0]?.[0]);
  if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' });
}

function isDamage(error: unknown): error is Error {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error) ?? '');
}

function damaged(path: string, { message }: Error): Error {
  return new Error(
    `${path} is damaged (${message.split('\n')[0]}). Run "npm run restore -- BACKUP" with the newest backup: it sets aside what is there.`,
  );
}
