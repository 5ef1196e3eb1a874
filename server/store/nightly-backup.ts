import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseShallowJson } from '../base/parse-shallow-json';
import { backUp } from './back-up';
import { restore } from './restore';

const keptBackups = 14;
const dayMs = 24 * 60 * 60_000;
const trialMs = 7 * dayMs;
/** Backups made by the timer; folders of other names are left alone. */
const ownName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;
const statusName = 'status.json';

const statusSchema = z.object({
  /** When the newest backup was made that is whole, and copied where a second place is named. */
  goodAt: z.iso.datetime().nullable(),
  /** When a backup was last restored into a scratch folder. */
  triedAt: z.iso.datetime().nullable(),
  /** Why the last run failed; '' if it did not. */
  fault: z.string(),
});

/** How the last run went. */
export type BackupStatus = z.infer<typeof statusSchema>;

/** Where backups go. */
export interface NightlyBackup {
  readonly leadsFile: string;
  readonly folder: string;
  /** A second place: a folder, or anything that rclone knows (`remote:path`). */
  readonly copyTo?: string | undefined;
  readonly nowMs?: number;
  /** Program that copies to a remote. */
  readonly rclone?: string;
}

/**
 * Makes a backup, keeps the newest fourteen, copies it to the second place, and once a week restores it into a scratch
 * folder. Writes how it went beside the backups, for the lamp. Rejects with a plain sentence if any of it fails.
 */
export async function nightlyBackup(options: NightlyBackup): Promise<BackupStatus> {
  const { folder, nowMs = Date.now() } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await readBackupStatus(folder);
  try {
    const name = `leads-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-')}`;
    const backup = join(folder, name);
    await backUp(options.leadsFile, backup);
    await copyAway(backup, name, options);
    const isTrialDue = nowMs - Date.parse(before.triedAt ?? '1970-01-01') >= trialMs;
    if (isTrialDue) await tryRestore(backup);
    await removeOld(folder);
    const at = new Date(nowMs).toISOString();
    return await writeStatus(folder, { goodAt: at, triedAt: isTrialDue ? at : before.triedAt, fault: '' });
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    await writeStatus(folder, { ...before, fault });
    throw error;
  }
}

/** How the last run went; nothing is good in a folder without runs. */
export async function readBackupStatus(folder: string): Promise<BackupStatus> {
  const text = await readFile(join(folder, statusName), 'utf8').catch(() => '');
  return statusSchema.safeParse(parseShallowJson(text)).data ?? { goodAt: null, triedAt: null, fault: '' };
}

async function writeStatus(folder: string, status: BackupStatus): Promise<BackupStatus> {
  const file = join(folder, statusName);
  await writeFile(`${file}.part`, `${JSON.stringify(status)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return status;
}

async function copyAway(
  backup: string,
  name: string,
  { copyTo, rclone = 'rclone' }: NightlyBackup,
): Promise<void> {
  if (copyTo === undefined) return;
  if (isRemote(copyTo)) {
    await promisify(execFile)(rclone, [
      'copy',
      '--checksum',
      backup,
      `${copyTo.replace(/\/$/, '')}/${name}`,
    ]).catch(() => {
      throw new Error('The backup cannot be copied to BACKUP_COPY: try "rclone lsd" with the same settings.');
    });
    return;
  }
  // A disk that is not there would be written to as a folder of the same name on this one.
  if (!existsSync(copyTo)) throw new Error(`There is no ${copyTo}: is the disk of BACKUP_COPY there?`);
  await cp(backup, join(resolve(copyTo), name), { recursive: true });
  await removeOld(copyTo);
}

/** Whether a place is rclone's: a name, a colon, a path. */
function isRemote(place: string): boolean {
  return /^[\w.-]{2,}:/.test(place);
}

async function tryRestore(backup: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'painting-trial-'));
  try {
    await restore(join(scratch, 'leads.db'), backup);
  } catch (error) {
    throw new Error(`${backup} cannot be restored: ${error instanceof Error ? error.message : error}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function removeOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ownName.test(name)).sort();
  for (const name of names.slice(0, -keptBackups)) await rm(join(folder, name), { recursive: true });
}
