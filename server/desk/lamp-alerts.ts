import { type SQL, sql } from 'drizzle-orm';
import { type ServerBusiness, urlOnServer } from '../base/business';
import { tellingTime } from '../base/rest-hours';
import { type DeliveryRow, deliveries, type LeadDatabase, pushDevices } from '../store/schema';
import type { Concern, Lamp } from './lamp';
import type { OwnerMessage } from './push-sender';

/** How long nothing more is told about a concern that lasts. */
const quietMs = 6 * 60 * 60_000;
const prefix = 'lamp.';

/** Whether a delivery tells of a concern. */
export function isLampAlert(topic: string): boolean {
  return topic.startsWith(prefix);
}

/** Who is told. */
export interface LampAlertsOptions {
  readonly database: LeadDatabase;
  readonly lamp: Lamp;
  readonly business: ServerBusiness;
  /** Whether there is an `ALERT_URL`. */
  readonly tellsAlert: boolean;
  /** The mark of the devices that are told; null where there is no push. */
  readonly keyMark: Promise<string> | null;
}

/**
 * Tells somebody's phone of each concern, again every six hours while it lasts. An alert is a delivery like any other, whose
 * text is made when it goes out.
 */
export class LampAlerts {
  readonly #options: LampAlertsOptions;

  constructor(options: LampAlertsOptions) {
    this.#options = options;
  }

  /** Queues the alerts that are due. */
  async queueDue(nowMs: number): Promise<void> {
    const { concerns } = await this.#options.lamp.look();
    for (const { kind } of concerns) if (!isOfAlerts(kind)) await this.#queue(kind, nowMs);
  }

  /** The alert as of now; null once all is well again. */
  async render({ topic }: DeliveryRow): Promise<OwnerMessage | null> {
    const { lamp, business } = this.#options;
    const { concerns } = await lamp.look();
    const concern = concerns.find(({ kind }) => kind === topic.split('.')[1]);
    if (!concern) return null;
    return { title: business.name, body: concern.sentence, url: urlOnServer(business, 'leads') };
  }

  async #queue(kind: Concern['kind'], nowMs: number): Promise<void> {
    const { database, business, tellsAlert, keyMark } = this.#options;
    const topic = prefix + kind;
    const dueMs = tellingTime(nowMs, business);
    const isQuiet = (queued: SQL) => sql`EXISTS (
      SELECT 1 FROM ${deliveries} AS told WHERE told.lead_id = '' AND told.topic = ${queued}
      AND told.created_at > ${nowMs - quietMs} AND told.created_at <= ${nowMs}
    )`;
    const columns = sql`(id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)`;
    const times = sql`'pending', ${nowMs}, ${dueMs}, 0, ${dueMs}`;
    const id = `report.${topic}.${nowMs}`;
    if (tellsAlert)
      await database.run(sql`
        INSERT INTO ${deliveries} ${columns}
        SELECT ${id}, '', 'alert', ${topic}, ${times} WHERE NOT ${isQuiet(sql`${topic}`)}`);
    if (keyMark)
      await database.run(sql`
        INSERT INTO ${deliveries} ${columns}
        SELECT ${`${id}.`} || device.id, '', 'push', ${`${topic}.`} || device.id, ${times}
        FROM ${pushDevices} AS device
        WHERE device.key_mark = ${await keyMark} AND NOT ${isQuiet(sql`${`${topic}.`} || device.id`)}`);
  }
}

/** What keeps alerts from arriving can't be told by one. */
function isOfAlerts(kind: Concern['kind']): boolean {
  return kind === 'alert' || kind === 'push';
}
