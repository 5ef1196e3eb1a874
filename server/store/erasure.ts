import { eq } from 'drizzle-orm';
import type { Log } from '../base/log';
import type { LeadEraser } from './lead-eraser';
import { clock, type LeadDatabase } from './schema';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A server may be off for a holiday; after a longer gap its clock is more likely to be wrong. */
const longestAbsenceMs = 30 * dayMs;
const rowId = 1;

/** Options of erasure by age. */
export interface ErasureOptions {
  readonly database: LeadDatabase;
  readonly eraser: LeadEraser;
  /** Leads older than this are erased; 0 keeps them. */
  readonly retentionDays: number;
  /** Milliseconds since 1970, by the machine's clock. */
  readonly now: () => number;
  /** A monotonic clock in milliseconds. Without it, only the store reveals a leap of the clock. */
  readonly monotonicMs?: (() => number) | undefined;
  readonly log: Log;
  /** Leads that one run erases at most, for a runtime that limits its queries. Default: all. */
  readonly mostErased?: number | undefined;
}

/** Erasure that waits for the business to confirm the clock. */
export interface DoubtedErasure {
  readonly nowMs: number;
  readonly retentionDays: number;
  /** Leads that would be erased, and when the first and the last of them came. */
  readonly count: number;
  readonly oldestMs: number | null;
  readonly newestMs: number | null;
}

/**
 * Erases leads by age, as far as the clock can be trusted: not in the first hour after a start, and not once the clock
 * has leapt by more than an hour since the last look, or by more than 30 days while the server was off, until the
 * business confirms the clock in `/leads`. The doubt is stored, so it survives a restart.
 */
export class Erasure {
  readonly #options: ErasureOptions;
  readonly #startedAt: number | undefined;
  readonly #stopping = new AbortController();
  #run: Promise<number> | undefined;
  #lastLook: { readonly wallMs: number; readonly monotonicMs: number } | undefined;

  constructor(options: ErasureOptions) {
    this.#options = options;
    this.#startedAt = options.monotonicMs?.();
  }

  /** Looks at the clock, and notes in the store when it has leapt. */
  async look(): Promise<void> {
    const { now, monotonicMs, log } = this.#options;
    const wallMs = now();
    const last = this.#lastLook;
    const look = { wallMs, monotonicMs: monotonicMs?.() ?? 0 };
    this.#lastLook = look;
    const hasLeapt =
      last && monotonicMs
        ? Math.abs(wallMs - last.wallMs - (look.monotonicMs - last.monotonicMs)) > hourMs
        : await this.#hasLeaptSinceStored(wallMs);
    if (!hasLeapt || (await this.#row())?.doubtedAt) return;
    await this.#write({ seenAt: wallMs, doubtedAt: wallMs });
    log('the clock has leapt: no lead is erased for its age until /leads confirms the clock', 'warn');
  }

  /**
   * Erases the leads that are older than the setting allows, if the clock can be trusted. Returns how many. A call
   * while leads are being erased waits for those.
   */
  eraseExpired(): Promise<number> {
    this.#run ??= this.#eraseExpired().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  /** Resolves when no lead is being erased any more, and none will be. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#run?.catch(() => {});
  }

  async #eraseExpired(): Promise<number> {
    const { eraser, retentionDays, now, monotonicMs, log, mostErased: most } = this.#options;
    await this.look();
    if ((await this.#row())?.doubtedAt) return 0;
    await this.#write({ seenAt: now(), doubtedAt: null });
    const runsSinceMs = monotonicMs ? monotonicMs() - (this.#startedAt ?? 0) : hourMs;
    if (retentionDays === 0 || runsSinceMs < hourMs) return 0;
    const pace = { most, signal: this.#stopping.signal };
    const { count, left } = await eraser.eraseBefore(this.#limitMs(), pace);
    if (count > 0) log(`${count} leads older than ${retentionDays} days erased`);
    if (left > 0) log(`${left} leads older than ${retentionDays} days not erased: the disk is full`, 'error');
    return count;
  }

  /** Erasure held back because the clock is in doubt; null while the clock is trusted. */
  async doubted(): Promise<DoubtedErasure | null> {
    const { eraser, retentionDays, now } = this.#options;
    if (retentionDays === 0 || !(await this.#row())?.doubtedAt) return null;
    return { nowMs: now(), retentionDays, ...(await eraser.expired(this.#limitMs())) };
  }

  /** Trusts the clock again, as the business says. */
  async confirm(): Promise<void> {
    await this.#write({ seenAt: this.#options.now(), doubtedAt: null });
  }

  #limitMs(): number {
    return this.#options.now() - this.#options.retentionDays * dayMs;
  }

  async #hasLeaptSinceStored(wallMs: number): Promise<boolean> {
    const row = await this.#row();
    if (!row) return false;
    return wallMs < row.seenAt - hourMs || wallMs > row.seenAt + longestAbsenceMs;
  }

  async #row() {
    const [row] = await this.#options.database.select().from(clock).where(eq(clock.id, rowId));
    return row;
  }

  async #write(values: { readonly seenAt: number; readonly doubtedAt: number | null }): Promise<void> {
    await this.#options.database
      .insert(clock)
      .values({ id: rowId, ...values })
      .onConflictDoUpdate({ target: clock.id, set: values });
  }
}
