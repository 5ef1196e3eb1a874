import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { mostPhotos } from '../../shared/visits';
import { type LeadDatabase, type LeadStorage, leads, photos } from '../store/schema';
import { type PhotoFiles, photoIdOf, photoRowId } from './photo-files';
import { hasLead, queueAdded } from './visit-store';

const megabyte = 1024 * 1024;
/** All photos of a lead together. */
const leadBytes = 40 * megabyte;
/** An upload that never finished is forgotten after this time. */
const unfinishedMs = 24 * 60 * 60 * 1000;

/** The business's mail waits for more photos. */
const patienceMs = 2 * 60_000;

/** Where photos are kept. */
export interface PhotoKeeping {
  readonly files: PhotoFiles;
  /** The photo re-encoded; null if the bytes aren't a photo. */
  readonly redraw: (bytes: Uint8Array) => Promise<Uint8Array | null>;
  /** All photos together, in bytes. */
  readonly quotaBytes: number;
}

/** A photo that a visitor sends. */
export interface SentPhoto {
  readonly leadId: string;
  readonly photoId: string;
  readonly description: string;
  readonly bytes: Uint8Array;
}

/** Outcome of a photo; all but the first two are refusals. */
export type PhotoResult =
  | 'stored'
  | 'same'
  | 'no such lead'
  | 'no image'
  | 'too many'
  | 'lead full'
  | 'store full';

/** Keeps the photos of leads: their rows in the store, their files beside it. */
export class PhotoKeeper {
  readonly #database: LeadDatabase;
  readonly #persist: () => Promise<void>;
  readonly #keeping: PhotoKeeping;

  constructor({ database, persist = async () => {} }: LeadStorage, keeping: PhotoKeeping) {
    this.#database = database;
    this.#persist = persist;
    this.#keeping = keeping;
  }

  /** Whether there is room for another photo. */
  async hasRoom(): Promise<boolean> {
    return (await this.#sizes('')).all < this.#keeping.quotaBytes;
  }

  /** Stores a photo, once even if it is sent repeatedly. Resolves when it is on the disk. */
  async add(photo: SentPhoto, nowMs: number): Promise<PhotoResult> {
    const { leadId, photoId, description } = photo;
    const id = photoRowId(leadId, photoId);
    if (!(await hasLead(this.#database, leadId))) return 'no such lead';
    const known = await this.#database
      .update(photos)
      .set({ description })
      .where(and(eq(photos.id, id), sql`${photos.storedAt} IS NOT NULL`))
      .returning({ id: photos.id });
    if (known.length > 0) {
      await this.#persist();
      return 'same';
    }
    const drawn = await this.#keeping.redraw(photo.bytes);
    if (!drawn) return 'no image';
    const refusal = await this.#reserve(photo, drawn.byteLength, nowMs);
    if (refusal) return refusal;
    await this.#keeping.files.write(leadId, photoId, drawn);
    const [stored] = await this.#database.batch([
      this.#database
        .update(photos)
        .set({ storedAt: nowMs, bytes: drawn.byteLength })
        .where(eq(photos.id, id))
        .returning({ id: photos.id }),
      ...queueAdded(leadId, nowMs, patienceMs).map((statement) => this.#database.run(statement)),
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
  async remove(leadId: string, photoId: string): Promise<void> {
    await this.#database.delete(photos).where(eq(photos.id, photoRowId(leadId, photoId)));
    await this.#keeping.files.remove(leadId, photoId);
    await this.#persist();
  }

  /** Removes the photos of erased leads, and old uploads that never finished. */
  async removeLeftOver(nowMs: number): Promise<void> {
    const withLead = this.#database
      .select({ leadId: leads.leadId })
      .from(leads)
      .where(eq(leads.leadId, photos.leadId));
    const rows = await this.#database
      .select({ id: photos.id, leadId: photos.leadId })
      .from(photos)
      .where(or(notExists(withLead), and(isNull(photos.storedAt), lt(photos.addedAt, nowMs - unfinishedMs))));
    // The row goes last, so that an interrupted deletion is finished the next time.
    for (const { id, leadId } of rows) {
      await this.#keeping.files.remove(leadId, photoIdOf(id));
      await this.#database.delete(photos).where(eq(photos.id, id));
    }
  }

  /** Reserves space for the photo in one statement, so that simultaneous photos can't exceed a limit together. */
  async #reserve(
    { leadId, photoId, description }: SentPhoto,
    bytes: number,
    nowMs: number,
  ): Promise<PhotoResult | null> {
    const id = photoRowId(leadId, photoId);
    const ofLead = sql`SELECT 1 FROM ${leads} WHERE lead_id = ${leadId}`;
    const reserved = await this.#database.all<{ id: string }>(sql`
      INSERT INTO ${photos} (id, lead_id, description, bytes, added_at)
      SELECT ${id}, ${leadId}, ${description}, ${bytes}, ${nowMs}
      WHERE EXISTS (${ofLead})
      AND (SELECT count(*) FROM ${photos} WHERE lead_id = ${leadId} AND id <> ${id}) < ${mostPhotos}
      AND (SELECT total(bytes) FROM ${photos} WHERE lead_id = ${leadId} AND id <> ${id}) + ${bytes} <= ${leadBytes}
      AND (SELECT total(bytes) FROM ${photos} WHERE id <> ${id}) + ${bytes} <= ${this.#keeping.quotaBytes}
      ON CONFLICT (id) DO UPDATE SET description = excluded.description
      RETURNING id`);
    if (reserved.length > 0) return null;
    if (!(await hasLead(this.#database, leadId))) return 'no such lead';
    const { count, ofLead: used } = await this.#sizes(leadId);
    if (count >= mostPhotos) return 'too many';
    return used + bytes > leadBytes ? 'lead full' : 'store full';
  }

  async #sizes(leadId: string): Promise<{ all: number; ofLead: number; count: number }> {
    const [row] = await this.#database.all<{ total_bytes: number; lead_bytes: number; count: number }>(sql`
      SELECT total(bytes) AS total_bytes,
        total(CASE WHEN lead_id = ${leadId} THEN bytes END) AS lead_bytes,
        count(CASE WHEN lead_id = ${leadId} THEN 1 END) AS count
      FROM ${photos}`);
    return { all: row?.total_bytes ?? 0, ofLead: row?.lead_bytes ?? 0, count: row?.count ?? 0 };
  }
}
