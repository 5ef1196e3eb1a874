import { readNodeSettings } from '../base/node-settings';
import { nightlyBackup } from './nightly-backup';

// `npm run backup -- --nightly` makes the backup of a night; `--every-night` makes one now and every night, as the
// container does, which has no timer.
const dayMs = 24 * 60 * 60_000;
const { leadsFile, backupsFolder, backupCopy } = readNodeSettings(process.env);
if (backupsFolder === undefined) {
  console.error('Set BACKUPS to the folder for the backups.');
  process.exit(1);
}
const run = async () => {
  try {
    await nightlyBackup({ leadsFile, folder: backupsFolder, copyTo: backupCopy });
    console.log(`${backupsFolder} has a new backup.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
await run();
if (process.argv.includes('--every-night')) setInterval(() => void run(), dayMs);
