import { join } from 'node:path';
import { defaultLeadsFile } from '../base/store-files';
import { backUp } from './back-up';
import { describeBackup } from './backup-manifest';

// npm run backup [-- FOLDER]: copies the leads, photos and token while the server runs.

const leadsFile = process.env.LEADS_DB || defaultLeadsFile;
const folder =
  process.argv[2] ?? join(defaultLeadsFile, '..', `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`);
try {
  console.log(`${folder} has ${describeBackup(await backUp(leadsFile, folder))}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
