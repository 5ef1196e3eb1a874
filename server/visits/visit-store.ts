import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { VisitWish } from '../../shared/visits';
import type { LeadDatabase, LeadStorage } from '../leads/lead-database';
import { leads, type PhotoRow, photos, type VisitRow, visits } from '../leads/schema';

/** Tries of a change that another one gets ahead of. */
const mostTries = 5;

/** Visits as stored: what visitors wish, and what the business has confirmed. */
export class VisitStore {
  readonly #database: LeadDatabase;
  readonly #persist: () => Promise<void>;

  constructor({ database, persist = async () => {} }: LeadStorage) {
    this.#database = database;
    this.#persist = persist;
  }

  /** The visit of a lead; null where there is none. */
  async find(leadId: string): Promise<VisitRow | null> {
    const [row] = await this.#database.select().from(visits).where(eq(visits.leadId, leadId));
    return row ?? null;
  }

  /** The stored photos of a lead, oldest first. */
  photosOf(leadId: string): Promise<readonly PhotoRow[]> {
    return this.#database
      .select()
      .from(photos)
      .where(and(eq(photos.leadId, leadId), isNotNull(photos.storedAt)))
      .orderBy(asc(photos.addedAt), asc(photos.id));
  }

  /**
   * Stores what the visitor wishes in place of what they wished before, with the statements that `tell` makes of it, all or
   * nothing. Resolves, once it is on the disk, to `same` when nothing has changed, or `missing` when there is no such lead.
   */
  async wish(leadId: string, wish: VisitWish, nowMs: number): Promise<'stored' | 'same' | 'missing'> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const known = await this.find(leadId);
      if (isSame(known, wish)) {
        await this.#persist();
        return 'same';
      }
      const before = known?.wishes ?? 0;
      const stored = await this.#database.all<{ lead_id: string }>(sql`
        INSERT INTO ${visits} (lead_id, times, note, language, asked_at, wishes, sequence)
        SELECT ${leadId}, ${JSON.stringify(wish.times)}, ${wish.note}, ${wish.language}, ${nowMs}, 1, 0
        WHERE EXISTS (SELECT 1 FROM ${leads} WHERE lead_id = ${leadId})
        ON CONFLICT (lead_id) DO UPDATE SET
          times = excluded.times, note = excluded.note, language = excluded.language,
          asked_at = excluded.asked_at, wishes = wishes + 1
        WHERE wishes = ${before}
        RETURNING lead_id`);
      if (stored.length > 0) {
        await this.#persist();
        return 'stored';
      }
      if (!(await this.#hasLead(leadId))) return 'missing';
    }
    throw new Error('the visit changes too often');
  }

  async #hasLead(leadId: string): Promise<boolean> {
    const rows = await this.#database
      .select({ leadId: leads.leadId })
      .from(leads)
      .where(eq(leads.leadId, leadId));
    return rows.length > 0;
  }
}

function isSame(known: VisitRow | null, wish: VisitWish): boolean {
  // Nothing wished where nothing was: there is nothing to store.
  const { times, note, language } = known ?? { times: [], note: '', language: wish.language };
  return times.join() === wish.times.join() && note === wish.note && language === wish.language;
}
