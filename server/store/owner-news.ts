import { type SQL, sql } from 'drizzle-orm';
import { type RestingBusiness, tellingTime } from '../base/rest-hours';
import type { NewDelivery } from './lead-store';
import { deliveries, type LeadDatabase, leads, pushDevices } from './schema';
import { updateTopic } from './webhook';

/** What the owner's phone is told of a lead: it came, the visitor added times or photos, or wants nothing now. */
export type News = 'new' | 'added' | 'declined';

/** Who is told. */
export interface OwnerNewsOptions {
  readonly database: LeadDatabase;
  readonly business: RestingBusiness;
  readonly tellsWebhook: boolean;
  /** Whether there is an `ALERT_URL`. */
  readonly tellsAlert: boolean;
  /** The mark of the devices that are told; null where there is no push. */
  readonly keyMark: Promise<string> | null;
}

/** Queues what is told of leads: the webhook's call, the alert, and a message to each device. Their contents are made when they go out. */
export class OwnerNews {
  readonly #options: OwnerNewsOptions;

  constructor(options: OwnerNewsOptions) {
    this.#options = options;
  }

  /** The deliveries that tell the owner of a new lead, once for each way. */
  async ofNewLead(nowMs: number, delayMs: number): Promise<readonly NewDelivery[]> {
    const { business, tellsAlert } = this.#options;
    const dueMs = tellingTime(nowMs + delayMs, business);
    const common = {
      mail: null,
      delayMs: dueMs - nowMs,
      ...(dueMs > nowMs + delayMs && { startsAt: dueMs }),
    };
    const devices = await this.#devices();
    return [
      ...(tellsAlert ? [{ topic: 'alert.new', channel: 'alert' as const, ...common }] : []),
      ...devices.map((id) => ({ topic: `push.new.${id}`, channel: 'push' as const, ...common })),
    ];
  }

  /**
   * Statements that queue what is told of a change of a lead, for the transaction that makes the change. What is queued but not yet tried
   * covers this change, too. Whatever the visitor did (`news`) is told to the owner, after `delayMs`; the webhook hears of every change.
   */
  async ofChange(
    leadId: string,
    nowMs: number,
    { news, delayMs = 0 }: { readonly news?: Exclude<News, 'new'>; readonly delayMs?: number } = {},
  ): Promise<readonly SQL[]> {
    const { business, tellsWebhook, tellsAlert, keyMark } = this.#options;
    const dueMs = tellingTime(nowMs + delayMs, business);
    const startsMs = dueMs > nowMs + delayMs ? dueMs : nowMs;
    const state = sql`CASE suspect WHEN '' THEN 'pending' ELSE 'held' END`;
    return [
      ...(tellsWebhook ? [queueUpdate(leadId, nowMs)] : []),
      ...(tellsAlert && news
        ? [
            sql`
              INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
              SELECT ${`${leadId}.${crypto.randomUUID()}`}, ${leadId}, 'alert', ${`alert.${news}`}, ${state}, ${nowMs}, ${startsMs}, 0, ${dueMs}
              FROM ${leads} WHERE lead_id = ${leadId} AND NOT EXISTS (${untried(leadId, sql`${`alert.${news}`}`)})`,
          ]
        : []),
      ...(keyMark && news
        ? [
            sql`
              INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
              SELECT ${`${leadId}.${crypto.randomUUID()}.`} || device.id, ${leadId}, 'push', ${`push.${news}.`} || device.id, ${state}, ${nowMs}, ${startsMs}, 0, ${dueMs}
              FROM ${leads}, ${pushDevices} AS device
              WHERE ${leads}.lead_id = ${leadId} AND device.key_mark = ${await keyMark}
              AND NOT EXISTS (${untried(leadId, sql`${`push.${news}.`} || device.id`)})`,
          ]
        : []),
    ];
  }

  async #devices(): Promise<readonly string[]> {
    const { database, keyMark } = this.#options;
    if (!keyMark) return [];
    const rows = await database.all<{ id: string }>(
      sql`SELECT id FROM ${pushDevices} WHERE key_mark = ${await keyMark}`,
    );
    return rows.map(({ id }) => id);
  }
}

/** The webhook's call about a change; one that has not been tried yet tells this change, too. */
function queueUpdate(leadId: string, nowMs: number): SQL {
  return sql`
    INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
    SELECT ${`${leadId}.${crypto.randomUUID()}`}, ${leadId}, 'webhook', ${updateTopic}, 'pending', ${nowMs}, ${nowMs}, 0, ${nowMs}
    WHERE EXISTS (SELECT 1 FROM ${leads} WHERE lead_id = ${leadId})
    AND NOT EXISTS (${untried(leadId, sql`${updateTopic}`)})`;
}

function untried(leadId: string, topic: SQL): SQL {
  return sql`
    SELECT 1 FROM ${deliveries} AS queued
    WHERE queued.lead_id = ${leadId} AND queued.topic = ${topic} AND queued.state IN ('pending', 'held') AND queued.attempts = 0`;
}
