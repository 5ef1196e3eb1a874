import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OwnerNews } from '../store/owner-news';
import {
  type LeadDatabase,
  type LeadRow,
  type LeadStorage,
  leads,
  type VisitRow,
  visits,
} from '../store/schema';
import { queueAdded } from './visit-store';

/** The business's mail waits for what else the visitor presses. */
const patienceMs = 2 * 60_000;

/** Whether 'Not now' is the visitor's last word: a later wish for a visit takes it back. */
export function saysNotNow({ notNowAt }: Pick<LeadRow, 'notNowAt'>, visit: VisitRow | null): boolean {
  return notNowAt !== null && notNowAt >= (visit?.askedAt ?? 0);
}

/** What visitors answer on the page of their estimate, besides visits and photos. */
export class CustomerAnswers {
  readonly #database: LeadDatabase;
  readonly #persist: () => Promise<void>;
  readonly #news: OwnerNews;

  constructor({ database, persist = async () => {} }: LeadStorage, news: OwnerNews) {
    this.#news = news;
    this.#database = database;
    this.#persist = persist;
  }

  /** Stores 'Not now' with the mail to the business, once until the visitor asks for a visit. Resolves when it is on the disk. */
  async sayNotNow(leadId: string, nowMs: number): Promise<void> {
    const isNews = sql`coalesce(${leads.notNowAt}, -1) < coalesce((SELECT asked_at FROM ${visits} WHERE lead_id = ${leadId}), 0)`;
    const said = await this.#database
      .select({ leadId: leads.leadId })
      .from(leads)
      .where(and(eq(leads.leadId, leadId), isNews));
    if (said.length === 0) return;
    const tell = await this.#news.ofChange(leadId, nowMs, { news: 'declined' });
    const [queue, ...others] = [...queueAdded(leadId, nowMs, patienceMs, isNews), ...tell];
    if (!queue) return;
    await this.#database.batch([
      this.#database.run(queue),
      ...others.map((statement) => this.#database.run(statement)),
      this.#database
        .update(leads)
        .set({ notNowAt: nowMs })
        .where(and(eq(leads.leadId, leadId), isNews)),
    ]);
    await this.#persist();
  }

  /** Stores that the visitor wants no more reminders. Resolves when it is on the disk. */
  async stopReminders(leadId: string, nowMs: number): Promise<void> {
    await this.#database
      .update(leads)
      .set({ remindersStoppedAt: nowMs })
      .where(and(eq(leads.leadId, leadId), isNull(leads.remindersStoppedAt)));
    await this.#persist();
  }
}
