import { sql } from 'drizzle-orm';
import { type ServerBusiness, urlOnServer } from '../base/business';
import { type DeliveryRow, deliveries, type LeadDatabase } from '../store/schema';
import type { Concern, Lamp } from './lamp';

/** How long nothing more is told about a concern that lasts. */
const quietMs = 6 * 60 * 60_000;
const prefix = 'lamp.';

/** Whether a delivery tells of a concern. */
export function isLampAlert(topic: string): boolean {
  return topic.startsWith(prefix);
}

/**
 * Tells somebody's phone of each concern, again every six hours while it lasts. An alert is a delivery like any other, whose
 * text is made when it goes out.
 */
export class LampAlerts {
  readonly #database: LeadDatabase;
  readonly #lamp: Lamp;
  readonly #business: ServerBusiness;

  constructor(database: LeadDatabase, lamp: Lamp, business: ServerBusiness) {
    this.#database = database;
    this.#lamp = lamp;
    this.#business = business;
  }

  /** Queues the alerts that are due. */
  async queueDue(nowMs: number): Promise<void> {
    const { concerns } = await this.#lamp.look();
    for (const { kind } of concerns) if (kind !== 'alert') await this.#queue(kind, nowMs);
  }

  /** The text of an alert as of now; null once all is well again. */
  async render({ topic }: DeliveryRow): Promise<string | null> {
    const { concerns } = await this.#lamp.look();
    const concern = concerns.find(({ kind }) => prefix + kind === topic);
    if (!concern) return null;
    return `${this.#business.name}: ${concern.sentence} ${urlOnServer(this.#business, 'leads')}`;
  }

  async #queue(kind: Concern['kind'], nowMs: number): Promise<void> {
    const topic = prefix + kind;
    await this.#database.run(sql`
      INSERT INTO ${deliveries} (id, lead_id, channel, topic, state, created_at, started_at, attempts, next_attempt_at)
      SELECT ${`report.${topic}.${nowMs}`}, '', 'alert', ${topic}, 'pending', ${nowMs}, ${nowMs}, 0, ${nowMs}
      WHERE NOT EXISTS (
        SELECT 1 FROM ${deliveries} WHERE lead_id = '' AND topic = ${topic}
        AND created_at > ${nowMs - quietMs} AND created_at <= ${nowMs}
      )`);
  }
}
