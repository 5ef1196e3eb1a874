import type { Log } from '../base/log';
import { DeliveryError, errorKind } from '../mail/delivery-error';
import { BatchWriter } from './batch-writer';
import { backOffMs, claimMs, type DeliveryQueue, type DeliveryResult } from './delivery-queue';
import type { DeliveryRow } from './schema';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How often claims are renewed: a mail server may take ten minutes for its last answer. */
const renewalMs = claimMs / 4;
/** Deliveries that arrive within this time are claimed together, to reduce load on the database. */
const gatherMs = 50;
const defaultConcurrency = 4;
/** Rows claimed per query, as a multiple of the concurrency. */
const claimedGroups = 5;
/** For how long a delivery of each channel is retried before it counts as failed. */
const retriedForMs = { mail: 5 * dayMs, webhook: 3 * dayMs, alert: dayMs, push: dayMs } as const;

/** Options of the courier. */
export interface CourierOptions {
  readonly queue: DeliveryQueue;
  /** The channel that it delivers to. */
  readonly channel: DeliveryRow['channel'];
  /** Delivers one; rejects on failure. `stopping` asks it to abort unless the delivery may already have arrived. */
  readonly deliver: (delivery: DeliveryRow, stopping: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
  /** Whether deliveries may begin now; those that are due wait until they may. Default: always. */
  readonly mayBegin?: () => boolean;
  /** Deliveries under way at the same time. Default 4; 1 if there is a pause between them. */
  readonly concurrency?: number;
  /** Milliseconds between two deliveries, for a service that limits its calls. Default 0. */
  readonly pauseMs?: number;
  /** How long it keeps starting deliveries. Default: until none is due. */
  readonly workMs?: number;
}

/** A claimed delivery, until it has been tried. */
interface Errand {
  readonly delivery: DeliveryRow;
  claimedUntil: number;
  hasBegun: boolean;
  /** Resolves when the try has been recorded, or the delivery was given back. Never rejects. */
  done: Promise<void>;
}

/**
 * Makes the deliveries that are due, and retries failed ones: after half a minute, then after twice as long each time,
 * up to an hour; a mail for five days, a webhook for three, an alert and a push message for one. A slow delivery delays only itself.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #concurrency: number;
  readonly #errands = new Set<Errand>();
  readonly #results: BatchWriter<DeliveryResult>;
  readonly #stopping = new AbortController();
  readonly #waitingForTurn: (() => void)[] = [];
  #freeTurns: number;
  #workUntil = Infinity;
  #renewals: ReturnType<typeof setInterval> | undefined;
  /** The current look at the store, and the next one. */
  #look: Promise<void> | null = null;
  #nextLook: Promise<void> | null = null;

  constructor(options: CourierOptions) {
    const { queue, now, pauseMs = 0, concurrency = pauseMs > 0 ? 1 : defaultConcurrency } = options;
    this.#options = options;
    this.#concurrency = concurrency;
    this.#freeTurns = concurrency;
    this.#results = new BatchWriter((results) => queue.record(results, now()));
  }

  /** Resolves once every delivery due at the time of the call has been tried. Never rejects. */
  deliverDue(): Promise<void> {
    if (!this.#look && this.#errands.size === 0) return this.#takeUp();
    this.#nextLook ??= this.#takeUpNext();
    return this.#nextLook;
  }

  /** Resolves when no delivery is under way. */
  async idle(): Promise<void> {
    while (this.#look || this.#nextLook || this.#errands.size > 0) {
      await Promise.all([this.#look, this.#nextLook, ...this.#tried()]);
    }
  }

  /**
   * Starts no more deliveries, and gives those under way `graceMs` to end. A mail that has no answer by then may have
   * arrived: it is recorded as unknown, and not sent again automatically.
   */
  async stop(graceMs: number): Promise<void> {
    const { queue, channel, now } = this.#options;
    this.#stopping.abort();
    for (const takeTurn of this.#waitingForTurn.splice(0)) takeTurn();
    await settledWithin(graceMs, this.idle());
    const left = [...this.#errands].filter(({ hasBegun }) => hasBegun).map(({ delivery }) => delivery);
    if (left.length === 0) return;
    const error = 'stopped before there was an answer';
    // A webhook's receiver recognises a repeated call by its id, a device a repeated message by its tag, and an alert may come twice.
    await (channel === 'mail'
      ? queue.record(
          left.map((delivery) => ({ delivery, state: 'unknown' as const, error })),
          now(),
        )
      : queue.giveBack(left, now())
    ).catch((reason) => this.#report(reason));
  }

  async #takeUpNext(): Promise<void> {
    await this.#look;
    await sleep(gatherMs);
    this.#nextLook = null;
    await this.#takeUp();
  }

  async #takeUp(): Promise<void> {
    const { now, workMs = Infinity } = this.#options;
    if (this.#errands.size === 0) this.#workUntil = now() + workMs;
    this.#look = this.#claimAll()
      .catch((error) => this.#report(error))
      .finally(() => {
        this.#look = null;
      });
    await this.#look;
    await Promise.all(this.#tried());
  }

  #tried(): readonly Promise<void>[] {
    return [...this.#errands].map(({ done }) => done);
  }

  async #claimAll(): Promise<void> {
    const { queue, channel, now, mayBegin } = this.#options;
    if (mayBegin?.() === false) return;
    const claimSize = claimedGroups * this.#concurrency;
    while (!this.#isOver()) {
      const underWay = [...this.#errands].map(({ delivery }) => delivery.id);
      const claimed = await queue.claimDue(channel, now(), claimSize, underWay);
      for (const delivery of claimed) this.#begin(delivery);
      if (claimed.length < claimSize) return;
      while (this.#waitingForTurn.length > 0) await Promise.race(this.#tried());
    }
  }

  #isOver(): boolean {
    return this.#stopping.signal.aborted || this.#options.now() >= this.#workUntil;
  }

  #begin(delivery: DeliveryRow): void {
    const errand: Errand = {
      delivery,
      claimedUntil: delivery.nextAttemptAt,
      hasBegun: false,
      done: Promise.resolve(),
    };
    this.#errands.add(errand);
    this.#renewals ??= setInterval(() => void this.#renew([...this.#errands]), renewalMs);
    errand.done = this.#run(errand)
      .catch((error) => this.#report(error))
      .finally(() => {
        this.#errands.delete(errand);
        if (this.#errands.size > 0) return;
        clearInterval(this.#renewals);
        this.#renewals = undefined;
      });
  }

  async #run(errand: Errand): Promise<void> {
    const { queue, now, pauseMs = 0 } = this.#options;
    await this.#turn();
    try {
      if (this.#isOver()) return await queue.giveBack([errand.delivery], now());
      if (!(await this.#isOurs(errand))) return;
      errand.hasBegun = true;
      const result = await this.#try(errand.delivery);
      await (result ? this.#results.write(result) : queue.giveBack([errand.delivery], now()));
      if (pauseMs > 0 && !this.#stopping.signal.aborted) await sleep(pauseMs);
    } finally {
      const next = this.#waitingForTurn.shift();
      if (next) next();
      else this.#freeTurns += 1;
    }
  }

  async #turn(): Promise<void> {
    if (this.#freeTurns > 0) this.#freeTurns -= 1;
    else await new Promise<void>((resolve) => this.#waitingForTurn.push(resolve));
  }

  /**
   * Whether the delivery is still there, since its lead may have been erased. A claim that ends soon is renewed: another
   * server could take the delivery while it is under way here.
   */
  async #isOurs(errand: Errand): Promise<boolean> {
    const { queue, now } = this.#options;
    if (errand.claimedUntil - now() > claimMs / 2) return queue.has(errand.delivery.id);
    return (await this.#renew([errand])).includes(errand.delivery.id);
  }

  async #renew(errands: readonly Errand[]): Promise<readonly string[]> {
    const { queue, now } = this.#options;
    const nowMs = now();
    try {
      const ids = await queue.renew(
        errands.map(({ delivery }) => delivery),
        nowMs,
      );
      for (const errand of errands) {
        if (ids.includes(errand.delivery.id)) errand.claimedUntil = nowMs + claimMs;
      }
      return ids;
    } catch (error) {
      this.#report(error);
      return [];
    }
  }

  /** Null if the delivery was aborted before it can have arrived. */
  async #try(delivery: DeliveryRow): Promise<DeliveryResult | null> {
    const { deliver, now, log } = this.#options;
    const { signal } = this.#stopping;
    try {
      await deliver(delivery, signal);
      return { delivery, state: 'delivered', error: null };
    } catch (error) {
      const { isFinal = false, isUnknown = false } = error instanceof DeliveryError ? error : {};
      if (signal.aborted && !isFinal && !isUnknown) return null;
      const nextAttemptAt = isFinal || isUnknown ? null : nextAttempt(delivery, now());
      const state = isUnknown ? 'unknown' : nextAttemptAt === null ? 'failed' : 'pending';
      log(
        `${delivery.channel} ${delivery.topic} not delivered (${errorKind(error)}), ${outcomes[state]}`,
        state === 'pending' ? 'warn' : 'error',
      );
      return { delivery, state, error: errorKind(error), ...(nextAttemptAt !== null && { nextAttemptAt }) };
    }
  }

  #report(error: unknown): void {
    this.#options.log(`deliveries stopped: ${errorKind(error)}`, 'error');
  }
}

const outcomes = {
  pending: 'will be tried again',
  failed: 'given up',
  unknown: 'may have arrived all the same',
} as const;

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** When to try again after a failure, or null for never. */
function nextAttempt(delivery: DeliveryRow, nowMs: number): number | null {
  const retryAt = nowMs + backOffMs(delivery.attempts);
  return retryAt > delivery.startedAt + retriedForMs[delivery.channel] ? null : retryAt;
}

/** Resolves when the work is done or the time is over. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, isOver]).finally(() => clearTimeout(timer));
}
