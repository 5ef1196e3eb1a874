import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LeadStore } from '../../../../server/store/lead-store';
import { nightlyBackup, readBackupStatus } from '../../../../server/store/nightly-backup';
import { exampleLead } from '../example-leads';
import { temporaryDatabase, temporaryFolder } from '../temporary-folder';

const dayMs = 24 * 60 * 60_000;
const firstNight = Date.UTC(2026, 6, 1, 3, 15);

/** A store with a lead, and the folders that its backups go to. */
async function storeWithALead() {
  const { file, open, remove } = await temporaryDatabase();
  const database = await open();
  await new LeadStore(database).accept(exampleLead(), [], firstNight);
  const places = await temporaryFolder();
  onTestFinished(async () => {
    await database.close();
    await Promise.all([remove(), places.remove()]);
  });
  const folder = join(places.path, 'backups');
  const second = join(places.path, 'second');
  return { leadsFile: file, folder, second, places };
}

describe('the backup of each night', () => {
  it('keeps fourteen, here and in the second folder, tries a restore once a week, and says when the last good one was made', async () => {
    const { leadsFile, folder, second } = await storeWithALead();
    await mkdir(join(second, 'kept-by-hand'), { recursive: true });
    const trials: (string | null)[] = [];
    for (let night = 0; night < 16; night += 1) {
      const nowMs = firstNight + night * dayMs;
      trials.push((await nightlyBackup({ leadsFile, folder, copyTo: second, nowMs })).triedAt);
    }
    const names = (await readdir(folder)).filter((name) => name !== 'status.json').sort();
    expect(names).toHaveLength(14);
    expect([names[0], names.at(-1)]).toEqual(['leads-2026-07-03T03-15-00', 'leads-2026-07-16T03-15-00']);
    expect((await readdir(second)).sort()).toEqual(['kept-by-hand', ...names]);
    expect([...new Set(trials)]).toEqual(
      [1, 8, 15].map((day) => new Date(Date.UTC(2026, 6, day, 3, 15)).toISOString()),
    );
    expect(await readBackupStatus(folder)).toEqual({
      goodAt: '2026-07-16T03:15:00.000Z',
      triedAt: '2026-07-15T03:15:00.000Z',
      fault: '',
    });
  }, 60_000);

  it('goes to a remote by rclone', async () => {
    const { leadsFile, folder, places } = await storeWithALead();
    const rclone = join(places.path, 'rclone');
    await writeFile(rclone, `#!/bin/sh\necho "$@" > ${places.path}/called\n`);
    await chmod(rclone, 0o755);
    await nightlyBackup({ leadsFile, folder, copyTo: 's3:leads/', nowMs: firstNight, rclone });
    expect(await readFile(join(places.path, 'called'), 'utf8')).toBe(
      `copy --checksum ${folder}/leads-2026-07-01T03-15-00 s3:leads/leads-2026-07-01T03-15-00\n`,
    );
  });

  it.each([
    [
      'a second folder that is not there',
      '/nowhere/at/all',
      'There is no /nowhere/at/all: is the disk of BACKUP_COPY there?',
    ],
    [
      'a remote that fails',
      's3:leads',
      'The backup cannot be copied to BACKUP_COPY: try "rclone lsd" with the same settings.',
    ],
  ])('says what failed, and what was good stays the last good one: %s', async (_what, copyTo, fault) => {
    const { leadsFile, folder } = await storeWithALead();
    await nightlyBackup({ leadsFile, folder, nowMs: firstNight });
    const next = nightlyBackup({
      leadsFile,
      folder,
      copyTo,
      nowMs: firstNight + dayMs,
      rclone: '/bin/false',
    });
    await expect(next).rejects.toThrow(fault);
    expect(await readBackupStatus(folder)).toMatchObject({ goodAt: '2026-07-01T03:15:00.000Z', fault });
  });
});
