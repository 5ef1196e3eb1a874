import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { BatchWriter } from './batch-writer';
import type { LeadDatabase } from './lead-database';
import { attempts, type DeliveryRow, deliveries, type LeadRow, leads } from './schema';

/** How long a delivery stays claimed. One whose server died meanwhile is tried again after it. */
const claimMs = 60_000;

/** A delivery that is due, with its lead. */
export interface DueDelivery {
  readonly delivery: DeliveryRow;
  readonly lead: LeadRow;
}

/** What became of a try. */
export interface DeliveryResult {
  readonly delivery: DeliveryRow;
  /** Null when it succeeded, otherwise the kind of the error. */
  readonly error: string | null;
  /** When to try again; null for never. */
  readonly nextAttemptAt: number | null;
}

/** The stored deliveries, taken from in the order in which they are due. */
export class DeliveryQueue {
  readonly #database: LeadDatabase;
  readonly #writer: BatchWriter;

  constructor(database: LeadDatabase, writer: BatchWriter) {
    this.#database = database;
    this.#writer = writer;
  }

  /** Takes up to `limit` deliveries that are due. Nobody else gets them until they are recorded or a minute is over. */
  async claimDue(nowMs: number, limit: number): Promise<readonly DueDelivery[]> {
    const due = this.#database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.state, 'pending'), lte(deliveries.nextAttemptAt, nowMs)))
      .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.createdAt))
      .limit(limit);
    const claimed = await this.#database
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, nextAttemptAt: nowMs + claimMs })
      .where(inArray(deliveries.id, due))
      .returning();
    if (claimed.length === 0) return [];
    const rows = await this.#database
      .select()
      .from(leads)
      .where(
        inArray(
          leads.leadId,
          claimed.map(({ leadId }) => leadId),
        ),
      );
    const leadById = new Map(rows.map((lead) => [lead.leadId, lead]));
    return claimed
      .sort((one, other) => one.createdAt - other.createdAt)
      .flatMap((delivery) => {
        const lead = leadById.get(delivery.leadId);
        return lead ? [{ delivery, lead }] : [];
      });
  }

  /** Writes down what became of tries. */
  async record(results: readonly DeliveryResult[], nowMs: number): Promise<void> {
    await this.#writer.write(results.flatMap((result) => this.#recordStatements(result, nowMs)));
  }

  /** Makes one delivery due at once, whatever became of it before. */
  async sendAgain(id: string, nowMs: number): Promise<void> {
    await this.#database
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, startedAt: nowMs, nextAttemptAt: nowMs, deliveredAt: null })
      .where(eq(deliveries.id, id));
  }

  #recordStatements({ delivery, error, nextAttemptAt }: DeliveryResult, nowMs: number) {
    const { id, leadId } = delivery;
    const change =
      error === null
        ? { state: 'delivered' as const, deliveredAt: nowMs }
        : nextAttemptAt === null
          ? { state: 'failed' as const }
          : { nextAttemptAt };
    return [
      this.#database.update(deliveries).set(change).where(eq(deliveries.id, id)),
      this.#database.insert(attempts).values({ deliveryId: id, leadId, attemptedAt: nowMs, error }),
    ];
  }
}
