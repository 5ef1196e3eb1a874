import { encodeBase64Url } from 'hono/utils/encode';
import { limits } from '../../shared/limits';
import type { Log } from '../base/log';
import type { Caller } from '../desk/fair-line';
import type { PhotoKeeper, PhotoResult } from '../desk/photo-keeper';
import { errorKind } from '../mail/delivery-error';

/** Who sends photos, and of which lead. */
interface PhotoSender {
  readonly leadId: string;
  readonly caller: Caller;
  readonly nowMs: number;
  readonly log: Log;
}

/** Stores the photos of a form that was sent, one after the other; returns what became of each. */
export async function storeSentPhotos(
  form: FormData | null,
  photos: PhotoKeeper,
  { leadId, caller, nowMs, log }: PhotoSender,
): Promise<readonly PhotoResult[]> {
  const description = `${form?.get('description') ?? ''}`.trim().slice(0, limits.shortText);
  const files = (form?.getAll('photo') ?? []).filter(
    (file): file is File => file instanceof File && file.size > 0,
  );
  const results: PhotoResult[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // The same picture sent again is the same photo.
    const photoId = encodeBase64Url(await crypto.subtle.digest('SHA-256', bytes)).replaceAll('=', '');
    const adding = photos.add({ leadId, photoId, description, caller, read: async () => bytes }, nowMs);
    const result = await adding.catch((error): PhotoResult => {
      // The caller has left, or the disk is full.
      if (!caller.signal.aborted) log(`photo not stored: ${errorKind(error)}`, 'error');
      return 'store full';
    });
    results.push(result);
  }
  return results;
}
