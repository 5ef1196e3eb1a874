import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { callCounts, type LeadDatabase } from './schema';

/** Counts calls by key in the store. A key is forgotten when its time is over. */
export class CallCounts {
  readonly #database: LeadDatabase;

  constructor(database: LeadDatabase) {
    this.#database = database;
  }

  /** Counts one more call, or another amount; returns how many there were since the key's first call, and when they are forgotten. */
  async add(
    key: string,
    windowMs: number,
    nowMs: number,
    amount = 1,
  ): Promise<{ readonly count: number; readonly endsAt: number }> {
    const endsAt = nowMs + windowMs;
    // A time further ahead was written before the machine's clock was set back. Raw SQL for speed, since it runs at
    // every call.
    const [row] = await this.#database.all<{ readonly count: number; readonly endsAt: number }>(sql`
      INSERT INTO ${callCounts} (key, ends_at, count) VALUES (${key}, ${endsAt}, ${amount})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ends_at <= ${nowMs} OR ends_at > ${endsAt} THEN ${amount} ELSE count + ${amount} END,
        ends_at = CASE WHEN ends_at <= ${nowMs} OR ends_at > ${endsAt} THEN ${endsAt} ELSE ends_at END
      RETURNING count, ends_at AS "endsAt"`);
    if (!row) throw new Error('The call was not counted');
    return row;
  }

  /** How many calls were counted, without counting one. */
  async get(key: string, nowMs: number): Promise<{ readonly count: number; readonly secondsLeft: number }> {
    const rows = await this.#database
      .select()
      .from(callCounts)
      .where(and(eq(callCounts.key, key), gt(callCounts.endsAt, nowMs)));
    const { count = 0, endsAt = nowMs } = rows[0] ?? {};
    return { count, secondsLeft: Math.ceil((endsAt - nowMs) / 1000) };
  }

  /** Erases the keys whose time is over. */
  async forgetOver(nowMs: number): Promise<void> {
    await this.#database.delete(callCounts).where(lte(callCounts.endsAt, nowMs));
  }
}
