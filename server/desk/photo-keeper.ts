import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { mostPhotos } from '../../shared/visits';
import type { OwnerNews } from '../store/owner-news';
import { type LeadDatabase, type LeadStorage, leads, photos } from '../store/schema';
import type { Caller } from './fair-line';
import { type PhotoFiles, photoRowId } from './photo-files';
import { alertPatienceMs, hasLead, queueAdded } from './visit-store';

const megabyte = 1024 * 1024;
/** The place of a photo until its size is known: noise of 2,000 × 2,000 points makes a JPEG of 2.7 MB. */
const placeBytes = 4 * megabyte;
/** A place is free again after this time if its upload never finished. */
const unfinishedMs = 10 * 60 * 1000;

/** The business's mail waits for more photos. */
const patienceMs = 2 * 60_000;

/** Where photos are kept. */
export interface PhotoKeeping {
  readonly files: PhotoFiles;
  /** The photo re-encoded; null if the bytes aren't a photo. Rejects if the caller has left. */
  readonly redraw: (bytes: Uint8Array, caller: Caller) => Promise<Uint8Array | null>;
  /** All photos together, in bytes. */
  readonly quotaBytes: number;
}

/** A photo that a visitor sends. */
export interface SentPhoto {
  readonly leadId: string;
  readonly photoId: string;
  readonly description: string;
  readonly caller: Caller;
  /** Reads its bytes. */
  readonly read: () => Promise<Uint8Array | 'too large' | 'cut off'>;
}

/** Outcome of a photo; all but the first two are refusals. */
export type PhotoResult =
  | 'stored'
  | 'same'
  | 'no such lead'
  | 'too large'
  | 'cut off'
  | 'no image'
  | 'too many'
  | 'store full';

/** Keeps the photos of leads: their rows in the store, their files beside it. */
export class PhotoKeeper {
  readonly #database: LeadDatabase;
  readonly #persist: () => Promise<void>;
  readonly #keeping: PhotoKeeping;
  readonly #news: OwnerNews;

  constructor({ database, persist = async () => {} }: LeadStorage, news: OwnerNews, keeping: PhotoKeeping) {
    this.#news = news;
    this.#database = database;
    this.#persist = persist;
    this.#keeping = keeping;
  }

  /** Whether there is a place for another photo. */
  async hasRoom(): Promise<boolean> {
    const [row] = await this.#database.all<{ bytes: number }>(
      sql`SELECT total(bytes) AS bytes FROM ${photos}`,
    );
    return (row?.bytes ?? 0) + placeBytes <= this.#keeping.quotaBytes;
  }

  /**
   * Stores a photo, once even if it is sent repeatedly; one whose file is gone is stored again. Its place is reserved
   * before it is read. Resolves when it is on the disk.
   */
  async add(photo: SentPhoto, nowMs: number): Promise<PhotoResult> {
    if (await this.#describe(photo)) return 'same';
    const refusal = await this.#reserve(photo, nowMs);
    if (refusal) return refusal;
    let result: PhotoResult | undefined;
    try {
      result = await this.#store(photo, nowMs);
      return result;
    } finally {
      if (result !== 'stored') await this.#release(photo, nowMs);
    }
  }

  /** Notes the latest description of a photo that is stored; false if none is, or its file is gone. */
  async #describe({ leadId, photoId, description }: SentPhoto): Promise<boolean> {
    const known = await this.#database
      .update(photos)
      .set({ description })
      .where(and(eq(photos.id, photoRowId(leadId, photoId)), isNotNull(photos.storedAt)))
      .returning({ id: photos.id });
    if (known.length === 0 || !(await this.#keeping.files.has(leadId, photoId))) return false;
    await this.#persist();
    return true;
  }

  /** Reads, decodes and stores a photo that has a place. */
  async #store({ leadId, photoId, read, caller }: SentPhoto, nowMs: number): Promise<PhotoResult> {
    const bytes = await read();
    if (typeof bytes === 'string') return bytes;
    const drawn = await this.#keeping.redraw(bytes, caller);
    if (!drawn) return 'no image';
    await this.#keeping.files.write(leadId, photoId, drawn);
    const tell = await this.#news.ofChange(leadId, nowMs, { news: 'added', delayMs: alertPatienceMs });
    const [stored] = await this.#database.batch([
      this.#database
        .update(photos)
        .set({ storedAt: nowMs, bytes: drawn.byteLength })
        .where(eq(photos.id, photoRowId(leadId, photoId)))
        .returning({ id: photos.id }),
      ...[...queueAdded(leadId, nowMs, patienceMs), ...tell].map((statement) =>
        this.#database.run(statement),
      ),
    ]);
    if (stored.length === 0) {
      // The lead was erased, or the photo removed, while its file was written.
      await this.#keeping.files.remove(leadId, photoId);
      return 'no such lead';
    }
    await this.#persist();
    return 'stored';
  }

  /** The file of a stored photo; null if there is none. */
  async read(leadId: string, photoId: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const rows = await this.#database
      .select({ id: photos.id })
      .from(photos)
      .where(eq(photos.id, photoRowId(leadId, photoId)));
    return rows.length === 0 ? null : this.#keeping.files.read(leadId, photoId);
  }

  /** Removes a photo, if it is there. */
  async remove(leadId: string, photoId: string, nowMs: number): Promise<void> {
    const id = photoRowId(leadId, photoId);
    const isThere = (await this.#database.$count(photos, eq(photos.id, id))) > 0;
    const tell = isThere ? await this.#news.ofChange(leadId, nowMs) : [];
    await this.#database.batch([
      this.#database.delete(photos).where(eq(photos.id, id)),
      ...tell.map((statement) => this.#database.run(statement)),
    ]);
    await this.#keeping.files.remove(leadId, photoId);
    await this.#persist();
  }

  /** Removes the photos of erased leads, and what uploads left behind that never finished. */
  async removeLeftOver(nowMs: number): Promise<void> {
    const { files } = this.#keeping;
    const withLead = this.#database
      .select({ leadId: leads.leadId })
      .from(leads)
      .where(eq(leads.leadId, photos.leadId));
    const erased = await this.#database
      .selectDistinct({ leadId: photos.leadId })
      .from(photos)
      .where(notExists(withLead));
    // The rows go last, so that an interrupted deletion is finished the next time.
    for (const { leadId } of erased) {
      await files.removeLead(leadId);
      await this.#database.delete(photos).where(eq(photos.leadId, leadId));
    }
    await this.#database
      .delete(photos)
      .where(and(isNull(photos.storedAt), lt(photos.addedAt, nowMs - unfinishedMs)));
    await files.removeUnfinished();
  }

  /** Reserves a photo's place in one statement, so that simultaneous photos can't exceed a limit together. */
  async #reserve({ leadId, photoId, description }: SentPhoto, nowMs: number): Promise<PhotoResult | null> {
    const id = photoRowId(leadId, photoId);
    const reserved = await this.#database.all<{ id: string }>(sql`
      INSERT INTO ${photos} (id, lead_id, description, bytes, added_at)
      SELECT ${id}, ${leadId}, ${description}, ${placeBytes}, ${nowMs}
      WHERE EXISTS (SELECT 1 FROM ${leads} WHERE lead_id = ${leadId})
      AND (SELECT count(*) FROM ${photos} WHERE lead_id = ${leadId} AND id <> ${id}) < ${mostPhotos}
      AND (SELECT total(bytes) FROM ${photos} WHERE id <> ${id}) + ${placeBytes} <= ${this.#keeping.quotaBytes}
      ON CONFLICT (id) DO UPDATE SET
        description = excluded.description, bytes = excluded.bytes, added_at = excluded.added_at, stored_at = NULL
      RETURNING id`);
    if (reserved.length > 0) return null;
    if (!(await hasLead(this.#database, leadId))) return 'no such lead';
    const count = await this.#database.$count(photos, eq(photos.leadId, leadId));
    return count >= mostPhotos ? 'too many' : 'store full';
  }

  /** Gives up a photo's place, unless another call for the same photo has taken it over. */
  async #release({ leadId, photoId }: SentPhoto, nowMs: number): Promise<void> {
    await this.#database
      .delete(photos)
      .where(
        and(eq(photos.id, photoRowId(leadId, photoId)), isNull(photos.storedAt), eq(photos.addedAt, nowMs)),
      );
  }
}
