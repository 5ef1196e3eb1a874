import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { attempts, type DeliveryRow, deliveries, type LeadDatabase } from './schema';

/** The deliveries of a channel that have waited for long. */
export interface WaitingDeliveries {
  readonly channel: DeliveryRow['channel'];
  readonly count: number;
  /** When the first of them was due. */
  readonly sinceMs: number;
  /** The kind of the last error; '' if none was tried yet. */
  readonly error: string;
}

/** The deliveries on their way that have been due for longer than `longMs`, by channel. */
export async function longWaiting(
  database: LeadDatabase,
  nowMs: number,
  longMs: number,
): Promise<readonly WaitingDeliveries[]> {
  const isLong = and(eq(deliveries.state, 'pending'), lte(deliveries.startedAt, nowMs - longMs));
  const rows = await database
    .select({
      channel: deliveries.channel,
      count: sql<number>`count(*)`,
      sinceMs: sql<number>`min(${deliveries.startedAt})`,
    })
    .from(deliveries)
    .where(isLong)
    .groupBy(deliveries.channel);
  return Promise.all(
    rows.map(async (row) => {
      const [last] = await database
        .select({ error: attempts.error })
        .from(attempts)
        .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
        .where(and(isLong, eq(deliveries.channel, row.channel), isNotNull(attempts.error)))
        .orderBy(desc(attempts.id))
        .limit(1);
      return { ...row, error: last?.error ?? '' };
    }),
  );
}

/** How many deliveries there are in each state, and when the oldest of those on their way was due. */
export function deliveryCounts(database: LeadDatabase) {
  return database
    .select({
      channel: deliveries.channel,
      state: deliveries.state,
      count: sql<number>`count(*)`,
      sinceMs: sql<number>`min(${deliveries.startedAt})`,
    })
    .from(deliveries)
    .groupBy(deliveries.channel, deliveries.state);
}
