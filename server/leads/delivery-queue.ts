import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { LeadDatabase } from './lead-database';
import { attempts, type DeliveryRow, deliveries } from './schema';

/** How long a delivery stays claimed. One whose server died meanwhile is tried again after it. */
const claimMs = 120_000;

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

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  /**
   * Takes up to `limit` deliveries of a channel that are due. Nobody else gets them until they are recorded or two
   * minutes are over.
   */
  async claimDue(
    channel: DeliveryRow['channel'],
    nowMs: number,
    limit: number,
  ): Promise<readonly DeliveryRow[]> {
    const due = this.#database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.state, 'pending'),
          eq(deliveries.channel, channel),
          lte(deliveries.nextAttemptAt, nowMs),
        ),
      )
      .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.createdAt))
      .limit(limit);
    const claimed = await this.#database
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, nextAttemptAt: nowMs + claimMs })
      .where(inArray(deliveries.id, due))
      .returning();
    return claimed.sort((one, other) => one.createdAt - other.createdAt);
  }

  /** Writes down what became of tries, all or nothing. */
  async record(results: readonly DeliveryResult[], nowMs: number): Promise<void> {
    const failed = results.filter(({ error }) => error !== null);
    const delivered = results.filter(({ error }) => error === null);
    await this.#database.batch([
      this.#database.insert(attempts).values(
        results.map(({ delivery: { id, leadId }, error }) => ({
          deliveryId: id,
          leadId,
          attemptedAt: nowMs,
          error,
        })),
      ),
      this.#database
        .update(deliveries)
        .set({ state: 'delivered', deliveredAt: nowMs })
        .where(
          inArray(
            deliveries.id,
            delivered.map(({ delivery }) => delivery.id),
          ),
        ),
      ...failed.map(({ delivery, nextAttemptAt }) =>
        this.#database
          .update(deliveries)
          .set(nextAttemptAt === null ? { state: 'failed' } : { nextAttemptAt })
          .where(eq(deliveries.id, delivery.id)),
      ),
    ]);
  }

  /** Makes one delivery due at once, whatever became of it before. */
  sendAgain(id: string, nowMs: number): Promise<void> {
    return this.#startAnew(eq(deliveries.id, id), nowMs);
  }

  /** Makes all deliveries of a channel due that were given up. */
  sendFailedAgain(channel: DeliveryRow['channel'], nowMs: number): Promise<void> {
    return this.#startAnew(and(eq(deliveries.channel, channel), eq(deliveries.state, 'failed')), nowMs);
  }

  async #startAnew(which: SQL | undefined, nowMs: number): Promise<void> {
    await this.#database
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, startedAt: nowMs, nextAttemptAt: nowMs, deliveredAt: null })
      .where(which);
  }
}
