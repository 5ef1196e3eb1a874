import { and, eq, sql } from 'drizzle-orm';
import type { VisitWish } from '../../shared/visits';
import { CallCounts } from '../store/call-counts';
import { deliveryRow, type NewDelivery } from '../store/lead-store';
import type { OwnerNews } from '../store/owner-news';
import {
  deliveries,
  type LeadDatabase,
  type LeadStorage,
  leads,
  type VisitRow,
  visits,
} from '../store/schema';

/** Most tries of a change when others are stored first. */
const mostTries = 5;

const hourMs = 60 * 60_000;
/** Changes that a visitor may make to the request of one lead within an hour. */
const mostChangesPerHour = 10;
/** The business's mail waits for more changes, as it does for more photos. */
const patienceMs = 2 * 60_000;

/** How long an alert waits for more photos, so that it arrives within a minute. */
export const alertPatienceMs = 20_000;

/** Outcome of a visit request: `missing` if there is no such lead, `same` if nothing has changed. */
export type WishResult = 'stored' | 'same' | 'missing' | 'too many';

/** Stored visits: the visitors' requests, and the times that the business has confirmed. */
export class VisitStore {
  readonly #database: LeadDatabase;
  readonly #calls: CallCounts;
  readonly #persist: () => Promise<void>;
  readonly #news: OwnerNews;

  constructor({ database, persist = async () => {} }: LeadStorage, news: OwnerNews) {
    this.#news = news;
    this.#database = database;
    this.#calls = new CallCounts(database);
    this.#persist = persist;
  }

  /** The visit of a lead; null if there is none. */
  async find(leadId: string): Promise<VisitRow | null> {
    const [row] = await this.#database.select().from(visits).where(eq(visits.leadId, leadId));
    return row ?? null;
  }

  /**
   * Stores a visit request in place of an earlier one, with the mail to the business, which waits two minutes for more; does nothing if a
   * later request is stored, or after ten changes within an hour. Resolves when it is on the disk.
   */
  async wish(leadId: string, wish: VisitWish, nowMs: number): Promise<WishResult> {
    const { sentAt = nowMs } = wish;
    let hasStored = false;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const known = await this.find(leadId);
      if (
        (known && sentAt < known.sentAt) ||
        (isSame(known, wish) && (await this.#isSentAt(known, sentAt)))
      ) {
        await this.#persist();
        return hasStored ? 'stored' : 'same';
      }
      if (!(await hasLead(this.#database, leadId))) return 'missing';
      if (!hasStored) {
        const { count } = await this.#calls.add(`visit request ${leadId}`, hourMs, nowMs);
        if (count > mostChangesPerHour) return 'too many';
      }
      hasStored = true;
      const tell = await this.#news.ofChange(leadId, nowMs, { news: 'added', delayMs: alertPatienceMs });
      // If another request was stored meanwhile, try again with it.
      await this.#database.batch([
        this.#database.run(sql`
          INSERT INTO ${visits} (lead_id, times, note, language, asked_at, sent_at, wishes, sequence)
          SELECT ${leadId}, ${JSON.stringify(wish.times)}, ${wish.note}, ${wish.language}, ${nowMs}, ${sentAt}, 1, 0
          WHERE EXISTS (SELECT 1 FROM ${leads} WHERE lead_id = ${leadId})
          ON CONFLICT (lead_id) DO UPDATE SET
            times = excluded.times, note = excluded.note, language = excluded.language,
            asked_at = excluded.asked_at, sent_at = excluded.sent_at, wishes = wishes + 1
          WHERE wishes = ${known?.wishes ?? 0}`),
        ...[...queueAdded(leadId, nowMs, patienceMs), ...tell].map((statement) =>
          this.#database.run(statement),
        ),
      ]);
    }
    throw new Error('the visit changes too often');
  }

  /** Records the time of a request that changes nothing; false if another request was stored meanwhile. */
  async #isSentAt(known: VisitRow | null, sentAt: number): Promise<boolean> {
    if (!known) return true;
    const noted = await this.#database
      .update(visits)
      .set({ sentAt })
      .where(and(eq(visits.leadId, known.leadId), eq(visits.wishes, known.wishes)))
      .returning({ leadId: visits.leadId });
    return noted.length > 0;
  }

  /**
   * Stores a decision of the business with its mails, all or nothing; does nothing if another decision came first and
   * sent its own mails of the same `sequence`.
   */
  async decide(
    leadId: string,
    { confirmed, sequence }: Pick<VisitRow, 'confirmed' | 'sequence'>,
    mails: readonly NewDelivery[],
    nowMs: number,
  ): Promise<void> {
    const decision = { confirmed, decidedAt: nowMs, sequence: sequence + 1 };
    const tell = await this.#news.ofChange(leadId, nowMs);
    await this.#database.batch([
      this.#database
        .insert(visits)
        .values({ leadId, times: [], note: '', language: '', wishes: 0, ...decision })
        .onConflictDoUpdate({
          target: visits.leadId,
          set: decision,
          setWhere: eq(visits.sequence, sequence),
        }),
      this.#database
        .insert(deliveries)
        .values(mails.map((mail) => deliveryRow(leadId, mail, nowMs)))
        .onConflictDoNothing(),
      ...tell.map((statement) => this.#database.run(statement)),
    ]);
    await this.#persist();
  }
}

function isSame(known: VisitRow | null, wish: VisitWish): boolean {
  // An empty request without an earlier one: there is nothing to store.
  const { times, note, language } = known ?? { times: [], note: '', language: wish.language };
  return times.join() === wish.times.join() && note === wish.note && language === wish.language;
}

/** The topic of the mail to the business about a visitor's additions. */
export const addedTopic = 'visitorAdded';

/** Whether a lead is stored, so that something can be added to it. */
export async function hasLead(database: LeadDatabase, leadId: string): Promise<boolean> {
  const rows = await database.select({ leadId: leads.leadId }).from(leads).where(eq(leads.leadId, leadId));
  return rows.length > 0;
}

/**
 * The statements that queue the mail about a visitor's additions, after `delayMs`. A mail queued but not yet tried
 * covers this addition, too, and goes out no later. The mail is rendered when it goes out. That of a suspect lead is
 * held, like its other mails. `isNews` is a condition on the lead.
 */
export function queueAdded(leadId: string, nowMs: number, delayMs: number, isNews = sql`true`) {
  const dueAt = nowMs + delayMs;
  const untried = sql`lead_id = ${leadId} AND topic = ${addedTopic} AND state IN ('pending', 'held') AND attempts = 0`;
  return [
    sql`
      INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
      SELECT ${`${leadId}.${crypto.randomUUID()}`}, ${leadId}, 'mail', ${addedTopic},
        CASE suspect WHEN '' THEN 'pending' ELSE 'held' END, ${nowMs}, ${nowMs}, 0, ${dueAt}
      FROM ${leads} WHERE lead_id = ${leadId} AND ${isNews}
      AND NOT EXISTS (SELECT 1 FROM ${deliveries} WHERE ${untried})`,
    sql`UPDATE ${deliveries} SET next_attempt_at = min(next_attempt_at, ${dueAt}) WHERE ${untried}`,
  ] as const;
}
