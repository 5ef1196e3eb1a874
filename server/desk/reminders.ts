import { and, eq, type SQL, sql } from 'drizzle-orm';
import { estimatePageTexts } from '../../shared/locales/estimate-page';
import { money } from '../../shared/money';
import { longDay } from '../../shared/receipt';
import { mailTexts, resolveLanguage, texts } from '../../shared/texts';
import { laterDay } from '../../shared/visits';
import { type ServerBusiness, termsOf } from '../base/business';
import { tableTime } from '../base/zoned-time';
import { composeMail, emailOfBusiness, emailOfVisitor } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import type { MailBlock } from '../mail/mail-content';
import type { EstimateLinks } from '../store/estimate-links';
import { startOfDay } from '../store/lead-filter';
import { type DeliveryRow, deliveries, type LeadDatabase, leads, photos, visits } from '../store/schema';
import { leadOfRow } from '../store/stored-lead';
import { lastDayOf } from './estimate-offer';

const prefix = 'reminder.';
/** Hours of the business's clock between which reminders are queued. */
const firstHour = 10;
const lastHour = 18;
/** Days after which a reminder that the server could not send is left out. */
const mostDaysLate = 2;

/** Whether a delivery is a reminder. */
export function isReminder(topic: string): boolean {
  return topic.startsWith(prefix);
}

/** Where reminders come from. */
export interface RemindersOptions {
  readonly database: LeadDatabase;
  readonly business: ServerBusiness;
  readonly links: EstimateLinks;
}

/**
 * Reminds customers of their estimate, as often as the business's file says (docs/behaviour.md#126-reminders): never once
 * anything has happened since. Each reminder is a delivery with an id of its own, so that it goes out once.
 */
export class Reminders {
  readonly #options: RemindersOptions;

  constructor(options: RemindersOptions) {
    this.#options = options;
  }

  /** Queues the reminders that are due today, each once; does nothing at night. */
  async queueDue(nowMs: number): Promise<void> {
    const { database, business } = this.#options;
    const { reminders, timeZone } = business;
    const clock = tableTime(nowMs, timeZone);
    const [today, hour] = [clock.slice(0, 10), Number(clock.slice(11, 13))];
    if (hour < firstHour || hour >= lastHour) return;
    for (const [index, { days }] of reminders.entries()) {
      const day = laterDay(today, -days);
      const topic = `${prefix}${index + 1}`;
      await database.run(sql`
        INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
        SELECT ${leads.leadId} || ${`.${topic}`}, ${leads.leadId}, 'mail', ${topic}, 'pending', ${nowMs}, ${nowMs}, 0, ${nowMs}
        FROM ${leads}
        WHERE ${leads.receivedAt} >= ${startOfDay(day, timeZone, -mostDaysLate)}
        AND ${leads.receivedAt} < ${startOfDay(day, timeZone, 1)}
        AND ${isOpenFor(today)}
        ON CONFLICT DO NOTHING`);
    }
  }

  /** The mail of a reminder; null if something has happened since it was queued. */
  async render({ id, leadId, topic }: DeliveryRow, nowMs: number): Promise<Mail | null> {
    const { database, business, links } = this.#options;
    const rule = business.reminders[Number(topic.slice(prefix.length)) - 1];
    const today = tableTime(nowMs, business.timeZone).slice(0, 10);
    const [row] = await database
      .select()
      .from(leads)
      .where(and(eq(leads.leadId, leadId), isOpenFor(today)));
    const link = await links.urlOf(leadId);
    const lead = row && leadOfRow(row);
    const to = lead && emailOfVisitor(lead);
    if (!rule || !row || !lead?.price || !to || !link) return null;
    const language = resolveLanguage(lead.language);
    const words = mailTexts[language];
    const own = words.reminders[topic === `${prefix}1` ? 'first' : 'second'];
    const price = money(termsOf(business), lead.price.totalCost, language);
    const day = longDay(lastDayOf(lead, row.receivedAt, business), language);
    const filled = (text: string) => text.replaceAll('{price}', price).replaceAll('{day}', day);
    const subject = filled(rule.subject?.[language] ?? own.subject);
    const paragraphs = filled(
      rule.text?.[language] ?? own.text(business.visits ? words.reminders.visit : ''),
    ).split(/\n\s*\n/);
    const stop = `${link}/stop`;
    const content = {
      language,
      subject: `${subject} – ${business.name} (${words.inReference(lead.reference)})`,
      heading: subject,
      blocks: [
        ...paragraphs.map((text): MailBlock => ({ kind: 'paragraph', text })),
        { kind: 'price', label: texts[language].thankYou.total, amount: price },
        { kind: 'button', text: estimatePageTexts[language].open.estimate, href: link },
        { kind: 'link', text: words.reminders.stop, href: stop },
      ],
    } as const;
    return composeMail(content, business, {
      id,
      template: 'reminder',
      // Without the name: anybody can have a mail sent to any address.
      to: { name: '', address: to.address },
      replyTo: emailOfBusiness(business),
      receivedAt: new Date(nowMs).toISOString(),
      unsubscribeUrl: stop,
    });
  }

  /** Removes a reminder that is not sent, so that nobody reads that it was. */
  async drop({ id }: DeliveryRow): Promise<void> {
    await this.#options.database.delete(deliveries).where(eq(deliveries.id, id));
  }
}

/**
 * The leads whose customers may be reminded: an estimate whose confirmation arrived, still valid, and to which nothing has happened. No
 * contact, outcome, visit, photo or 'Not now', no newer lead of the same address, and nobody at that address has stopped reminders.
 */
function isOpenFor(today: string): SQL {
  return sql`(
    ${leads.kind} = 'estimate' AND ${leads.totalCostCents} IS NOT NULL AND ${leads.emailKey} <> ''
    AND ${leads.suspect} = '' AND ${leads.outcome} IS NULL AND ${leads.contactedAt} IS NULL AND ${leads.notNowAt} IS NULL
    AND coalesce(${leads.details} ->> '$.test', 0) = 0
    AND coalesce(${leads.details} ->> '$.price.validUntil', '9999') >= ${today}
    AND NOT EXISTS (SELECT 1 FROM ${visits} WHERE ${visits.leadId} = ${leads.leadId})
    AND NOT EXISTS (SELECT 1 FROM ${photos} WHERE ${photos.leadId} = ${leads.leadId})
    AND NOT EXISTS (SELECT 1 FROM ${leads} AS other WHERE other.replaces = ${leads.leadId})
    AND NOT EXISTS (
      SELECT 1 FROM ${leads} AS other WHERE other.email_key = ${leads.emailKey}
      AND (other.received_at > ${leads.receivedAt} OR other.reminders_stopped_at IS NOT NULL)
    )
    AND EXISTS (
      SELECT 1 FROM ${deliveries} AS confirmation
      WHERE confirmation.id = ${leads.leadId} || '.estimatorCustomer' AND confirmation.state = 'delivered'
    )
  )`;
}
