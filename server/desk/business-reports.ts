import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ServerBusiness } from '../base/business';
import type { Mail } from '../mail/mail';
import { attempts, type DeliveryRow, deliveries, type LeadDatabase, leads } from '../store/schema';
import { type ReportedDelivery, renderReport, type SuspectLead } from './render-report';

const hourMs = 60 * 60_000;

/** Topics that the business gets a separate mail about. */
export type ReportTopic = 'lostReport' | 'suspectsReport';

/** Whether a delivery is a report. */
export function isReport(topic: string): topic is ReportTopic {
  return topic === 'lostReport' || topic === 'suspectsReport';
}

/**
 * Mails the business, at most once an hour each, about deliveries that were given up or may not have arrived, and about
 * leads that look like spam. A report is a delivery like any other, rendered from the store when it goes out.
 */
export class BusinessReports {
  readonly #database: LeadDatabase;
  readonly #business: ServerBusiness;

  constructor(database: LeadDatabase, business: ServerBusiness) {
    this.#database = database;
    this.#business = business;
  }

  /** Queues the reports that are due: there is something to report, and the last one is an hour old. */
  async queueDue(nowMs: number): Promise<void> {
    const lost = and(inArray(deliveries.state, ['failed', 'unknown']), ne(deliveries.leadId, ''));
    await this.#queue('lostReport', deliveries, lost, nowMs);
    await this.#queue('suspectsReport', leads, ne(leads.suspect, ''), nowMs);
  }

  /** The mail of a report as of now; null when there is nothing left to report. */
  async render({ id, topic, createdAt }: DeliveryRow): Promise<Mail | null> {
    const facts = { id, receivedAt: new Date(createdAt).toISOString(), business: this.#business };
    if (topic === 'suspectsReport') {
      const suspects = await this.#suspects(id);
      return suspects.length === 0 ? null : renderReport({ ...facts, suspects, lost: [] });
    }
    const lost = await this.#lost(id);
    return lost.length === 0 ? null : renderReport({ ...facts, suspects: [], lost });
  }

  /** In one transaction: queues a report and marks everything in it with its id. */
  async #queue(
    topic: ReportTopic,
    told: typeof deliveries | typeof leads,
    which: SQL | undefined,
    nowMs: number,
  ): Promise<void> {
    const id = `report.${topic}.${nowMs}`;
    const untold = sql`${which} AND ${told.reportedIn} IS NULL`;
    await this.#database.batch([
      this.#database.run(sql`
        INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
        SELECT ${id}, '', 'mail', ${topic}, 'pending', ${nowMs}, ${nowMs}, 0, ${nowMs}
        WHERE EXISTS (SELECT 1 FROM ${told} WHERE ${untold})
        AND NOT EXISTS (
          SELECT 1 FROM ${deliveries} WHERE lead_id = '' AND topic = ${topic}
          AND created_at > ${nowMs - hourMs} AND created_at <= ${nowMs}
        )`),
      this.#database.run(sql`
        UPDATE ${told} SET reported_in = ${id}
        WHERE ${untold} AND EXISTS (SELECT 1 FROM ${deliveries} AS report WHERE report.id = ${id})`),
    ]);
  }

  /** Newest first. A flood has thousands, so only what the report shows is read. */
  #suspects(reportId: string): Promise<readonly SuspectLead[]> {
    const { leadId, reference, suspect, clientMark, name, phone, email } = leads;
    const message = sql<string>`substr(${leads.message}, 1, 400)`;
    return this.#database
      .select({ leadId, reference, suspect, clientMark, name, phone, email, message })
      .from(leads)
      .where(and(eq(leads.reportedIn, reportId), ne(leads.suspect, '')))
      .orderBy(desc(leads.receivedAt), desc(sql`rowid`));
  }

  async #lost(reportId: string): Promise<readonly ReportedDelivery[]> {
    const rows = await this.#database
      .select({ delivery: deliveries, reference: leads.reference })
      .from(deliveries)
      .innerJoin(leads, eq(leads.leadId, deliveries.leadId))
      .where(and(eq(deliveries.reportedIn, reportId), inArray(deliveries.state, ['failed', 'unknown'])))
      .orderBy(asc(deliveries.createdAt));
    const errors = await this.#database
      .select({ deliveryId: attempts.deliveryId, error: attempts.error })
      .from(attempts)
      .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
      .where(eq(deliveries.reportedIn, reportId))
      .orderBy(asc(attempts.id));
    const lastErrors = new Map(errors.map(({ deliveryId, error }) => [deliveryId, error ?? '']));
    return rows.map(({ delivery, reference }) => ({
      reference,
      topic: delivery.topic,
      leadId: delivery.leadId,
      isUnknown: delivery.state === 'unknown',
      error: lastErrors.get(delivery.id) ?? '',
    }));
  }
}
