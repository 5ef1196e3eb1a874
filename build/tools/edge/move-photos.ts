import { isNotNull } from 'drizzle-orm';
import type { PhotoFiles } from '../../../server/desk/photo-files';
import { type LeadDatabase, photos } from '../../../server/store/schema';
import { atMost } from '../../business/at-most';
import { tried } from './tried';

/** Photos on both sides. */
export interface MovedPhotos {
  readonly here: number;
  readonly there: number;
  /** Photos, by lead and name, that the store names and that are gone here. */
  readonly missing: readonly string[];
}

const atOnce = 6;

/** Copies every photo of the leads that is not there yet, and counts both sides. */
export async function movePhotos(
  database: LeadDatabase,
  from: Pick<PhotoFiles, 'read'>,
  to: Pick<PhotoFiles, 'has' | 'write'>,
): Promise<MovedPhotos> {
  const stored = await database.select().from(photos).where(isNotNull(photos.storedAt));
  const missing: string[] = [];
  let [here, there] = [0, 0];
  await atMost(atOnce, stored, async ({ id, leadId }) => {
    const photoId = id.slice(leadId.length + 1);
    const bytes = await from.read(leadId, photoId);
    if (bytes === null) return missing.push(`${leadId}/${photoId}`);
    here += 1;
    await tried(async () => {
      if (!(await to.has(leadId, photoId))) await to.write(leadId, photoId, bytes);
    });
    if (await tried(() => to.has(leadId, photoId))) there += 1;
  });
  return { here, there, missing };
}
