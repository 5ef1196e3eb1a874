import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseShallowJson } from '../base/parse-shallow-json';

/** The name of the database in a backup; those of the other files follow from it (`storeFiles`). */
export const backupName = 'leads.db';
/** The name of the file that says what a backup holds. */
export const manifestName = 'manifest.json';

const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  leads: z.int().min(0),
  photos: z.int().min(0),
  /** When the newest lead came; null if there is none. */
  newest: z.iso.datetime().nullable(),
  /** SHA-256 of each file by its path in the folder. No other path is possible, so a restore writes nowhere else. */
  files: z
    .record(
      z.string().regex(/^leads\.db(\.token|\.push-keys|\.photos\/[\w-]+\/[\w-]+\.jpg)?$/),
      z.string().regex(/^[0-9a-f]{64}$/),
    )
    .refine((files) => backupName in files),
});

/** What a backup holds. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** Reads what a backup holds. Rejects with a plain sentence if the folder is no backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => '');
  const { data } = manifestSchema.safeParse(parseShallowJson(text));
  if (!data)
    throw new Error(
      `${folder} is no backup: name a folder that "npm run backup" made, with its ${manifestName}.`,
    );
  return data;
}

/** One sentence about what a backup holds: `2 leads and 1 photo; the newest lead came on 2026-11-28 at 13:05 UTC`. */
export function describeBackup({ leads, photos, newest }: BackupManifest): string {
  const held = `${leads} ${leads === 1 ? 'lead' : 'leads'} and ${photos} ${photos === 1 ? 'photo' : 'photos'}`;
  return newest === null
    ? held
    : `${held}; the newest lead came on ${newest.slice(0, 10)} at ${newest.slice(11, 16)} UTC`;
}
