import { join } from 'node:path';
import { defaultLeadsFile } from '../base/store-files';
import { backUp } from './back-up';
import { describeBackup } from './backup-manifest';

// npm run backup [-- FOLDER]: copies the leads, photos and token while the server runs.
// npm run backup -- --nightly: the same into BACKUPS, as the timer does it.

if (process.argv.includes('--nightly')) await import('./run-nightly-backup');
else await backUpOnce();

async function backUpOnce(): Promise<void> {
  const leadsFile = process.env.LEADS_DB || defaultLeadsFile;
  const folder =
    process.argv[2] ??
    join(defaultLeadsFile, '..', `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  try {
    console.log(`${folder} has ${describeBackup(await backUp(leadsFile, folder))}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
