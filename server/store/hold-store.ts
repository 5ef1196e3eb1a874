import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { errorCode } from '../base/error-code';
import { storeFiles } from '../base/store-files';
import { makePrivateFile } from './private-file';

/** In SQLite's exclusive locking mode, a read keeps the shared lock and a write the exclusive one until the mode ends. */
const statements = { use: 'SELECT 1 FROM sqlite_master', replace: 'PRAGMA user_version=1' } as const;
const settings = ['busy_timeout=0', 'journal_mode=MEMORY', 'locking_mode=EXCLUSIVE'];

/**
 * Holds the store: any number of programs may use it at the same time, but only one that is alone may replace its
 * files. Returns the function that lets go; null if others hold it. The system lets go of it for a program that dies,
 * since this is a lock on a file.
 */
export async function holdStore(
  leadsFile: string,
  purpose: keyof typeof statements,
): Promise<(() => Promise<void>) | null> {
  const { lock } = storeFiles(leadsFile);
  await makePrivateFile(lock);
  const client = createClient({ url: pathToFileURL(lock).href, concurrency: 1 });
  const letGo = async () => {
    // Closing alone keeps the lock until the driver's statements are garbage.
    await client.execute('PRAGMA locking_mode=NORMAL').catch(() => {});
    await client.execute(statements.use).catch(() => {});
    client.close();
  };
  try {
    for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
    await client.execute(statements[purpose]);
    return letGo;
  } catch (error) {
    await letGo();
    if (errorCode(error) !== 'SQLITE_BUSY') throw error;
    return null;
  }
}
