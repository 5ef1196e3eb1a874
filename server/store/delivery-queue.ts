import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { attempts, type DeliveryRow, deliveries, type LeadDatabase } from './schema';

/** How long a delivery stays claimed. If its server dies, it is retried after that. */
export const claimMs = 120_000;

/** The back-off: half a minute after the first failure, then twice as long each time, up to an hour. */
const firstBackOffMs = 30_000;
const longestBackOffMs = 60 * 60 * 1000;

/** Milliseconds until the retry of a delivery that has failed this many times. */
export function backOffMs(attempts: number): number {
  return Math.min(firstBackOffMs * 2 ** (attempts - 1), longestBackOffMs);
}

/** The same in the store; a claim may be longer. */
const longestWait = sql`max(${claimMs}, min(${firstBackOffMs} * (1 << max(0, min(${deliveries.attempts}, 20) - 1)), ${longestBackOffMs}))`;

/** How a try ended. */
export interface DeliveryResult {
  readonly delivery: DeliveryRow;
  readonly state: DeliveryRow['state'];
  /** Null when it succeeded, otherwise the kind of the error. */
  readonly error: string | null;
  /** When to try again, where it is pending. */
  readonly nextAttemptAt?: number;
}

/** The stored deliveries, taken from in the order in which they are due. */
export class DeliveryQueue {
  readonly #database: LeadDatabase;

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  /**
   * Takes up to `limit` deliveries of a channel that are due, except those that the caller has under way. No other
   * caller gets them for two minutes, or until they are recorded or given back; `renew` restarts the two minutes. A
   * next try further ahead than its own pause was set by a wrong clock, so it is due.
   */
  async claimDue(
    channel: DeliveryRow['channel'],
    nowMs: number,
    limit: number,
    underWay: readonly string[] = [],
  ): Promise<readonly DeliveryRow[]> {
    const due = this.#database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.state, 'pending'),
          eq(deliveries.channel, channel),
          or(
            lte(deliveries.nextAttemptAt, nowMs),
            sql`${deliveries.nextAttemptAt} > ${nowMs} + ${longestWait}`,
          ),
          notInArray(deliveries.id, [...underWay]),
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

  /** Keeps claimed deliveries for another two minutes; returns the ids of those that no other process has claimed meanwhile. */
  async renew(claimed: readonly DeliveryRow[], nowMs: number): Promise<readonly string[]> {
    const renewed = await this.#database
      .update(deliveries)
      .set({ nextAttemptAt: nowMs + claimMs })
      .where(stillClaimed(claimed))
      .returning({ id: deliveries.id });
    return renewed.map(({ id }) => id);
  }

  async has(id: string): Promise<boolean> {
    const rows = await this.#database
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(eq(deliveries.id, id));
    return rows.length > 0;
  }

  /** Makes claimed deliveries due at once, as if they had not been claimed. */
  async giveBack(claimed: readonly DeliveryRow[], nowMs: number): Promise<void> {
    await this.#database
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} - 1`, nextAttemptAt: nowMs })
      .where(stillClaimed(claimed));
  }

  /** Records the outcomes of tries, all or nothing. */
  async record(results: readonly DeliveryResult[], nowMs: number): Promise<void> {
    const delivered = results.filter(({ state }) => state === 'delivered');
    const others = results.filter(({ state }) => state !== 'delivered');
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
      ...others.map(({ delivery, state, nextAttemptAt }) =>
        this.#database
          .update(deliveries)
          .set({ state, ...(nextAttemptAt !== undefined && { nextAttemptAt }) })
          .where(stillClaimed([delivery])),
      ),
    ]);
  }

  /** Notes that somebody sees which deliveries of these leads were given up or may not have arrived. */
  async markSeen(leadIds: readonly string[], nowMs: number): Promise<void> {
    await this.#database
      .update(deliveries)
      .set({ seenAt: nowMs })
      .where(
        and(
          inArray(deliveries.leadId, [...leadIds]),
          inArray(deliveries.state, ['failed', 'unknown']),
          isNull(deliveries.seenAt),
        ),
      );
  }

  /** Makes one delivery due at once, whatever its state. */
  sendAgain(id: string, nowMs: number): Promise<void> {
    return this.#startAnew(eq(deliveries.id, id), nowMs);
  }

  /** Makes all deliveries of a channel in this state due. */
  sendAllAgain(
    channel: DeliveryRow['channel'],
    state: Extract<DeliveryRow['state'], 'failed' | 'unknown'>,
    nowMs: number,
  ): Promise<void> {
    return this.#startAnew(and(eq(deliveries.channel, channel), eq(deliveries.state, state)), nowMs);
  }

  async #startAnew(which: SQL | undefined, nowMs: number): Promise<void> {
    await this.#database
      .update(deliveries)
      .set({
        state: 'pending',
        attempts: 0,
        startedAt: nowMs,
        nextAttemptAt: nowMs,
        deliveredAt: null,
        reportedIn: null,
        seenAt: null,
      })
      .where(which);
  }
}

/** The number of tries grows with every claim, so it identifies the claim. */
function stillClaimed(claimed: readonly DeliveryRow[]): SQL | undefined {
  return and(
    eq(deliveries.state, 'pending'),
    or(...claimed.map(({ id, attempts }) => and(eq(deliveries.id, id), eq(deliveries.attempts, attempts)))),
  );
}
