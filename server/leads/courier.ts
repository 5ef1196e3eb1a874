import { DeliveryError, errorKind } from './delivery-error';
import type { DeliveryQueue, DeliveryResult } from './delivery-queue';
import type { DeliveryRow } from './schema';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const firstPauseMs = minuteMs / 2;
const longestPauseMs = 60 * minuteMs;
/** A try takes no longer: the transports and the webhook give up before. */
const longestTryMs = minuteMs;
/** Under load what comes within this time goes out together, which spares the database. */
const gatherMs = 50;
const defaultConcurrency = 4;
/** How many times what is delivered at the same time is claimed together. */
const claimedGroups = 5;
/** For how long each channel is tried before a delivery counts as failed. */
const patienceMs = { mail: 5 * dayMs, webhook: 3 * dayMs } as const;

/** What the courier works with. */
export interface CourierOptions {
  readonly queue: DeliveryQueue;
  /** What it delivers. */
  readonly channel: DeliveryRow['channel'];
  /** Delivers one; rejects when it could not. */
  readonly deliver: (delivery: DeliveryRow) => Promise<void>;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Deliveries under way at the same time. Default 4. */
  readonly concurrency?: number;
  /** Milliseconds between them, for a service that limits its calls. Default 0. */
  readonly pauseMs?: number;
  /** For how long it goes on taking up deliveries. Default: until none is due. */
  readonly workMs?: number;
}

/**
 * Delivers what is due, and tries again what failed: after half a minute, then after twice as long each time, up to an
 * hour; a mail for five days, a webhook for three.
 */
export class Courier {
  readonly #options: CourierOptions;
  #running: Promise<void> | null = null;
  #following: Promise<void> | null = null;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Resolves once everything that is due at the time of the call was tried. Never rejects. */
  deliverDue(): Promise<void> {
    if (!this.#following && !this.#running) return this.#start();
    this.#following ??= this.#afterThis();
    return this.#following;
  }

  /** Resolves when no delivery is under way. */
  async idle(): Promise<void> {
    await this.#following;
    await this.#running;
  }

  async #afterThis(): Promise<void> {
    await this.#running;
    await sleep(gatherMs);
    await this.#start();
  }

  #start(): Promise<void> {
    this.#following = null;
    this.#running = this.#deliverAll()
      .catch((error) => this.#options.log(`deliveries stopped: ${errorKind(error)}`))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #deliverAll(): Promise<void> {
    const { queue, channel, now, concurrency = defaultConcurrency, workMs = Infinity } = this.#options;
    const claimSize = claimedGroups * concurrency;
    const until = now() + workMs;
    for (;;) {
      const claimed = await queue.claimDue(channel, now(), claimSize);
      await this.#deliverClaimed(claimed, until);
      if (claimed.length < claimSize || now() >= until) return;
    }
  }

  async #deliverClaimed(claimed: readonly DeliveryRow[], until: number): Promise<void> {
    const { queue, now, concurrency = defaultConcurrency, pauseMs = 0 } = this.#options;
    for (let start = 0; start < claimed.length && now() < until; start += concurrency) {
      const group = claimed.slice(start, start + concurrency);
      // What waited for too long is left: its claim could end, and another server take it, while it is under way here.
      const inTime = group.filter(({ nextAttemptAt }) => nextAttemptAt - now() > longestTryMs);
      if (inTime.length === 0) return;
      await queue.record(await Promise.all(inTime.map((delivery) => this.#try(delivery))), now());
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  async #try(delivery: DeliveryRow): Promise<DeliveryResult> {
    const { deliver, now, log } = this.#options;
    try {
      await deliver(delivery);
      return { delivery, error: null, nextAttemptAt: null };
    } catch (error) {
      const nextAttemptAt = nextAttempt(delivery, error, now());
      log(
        `${delivery.channel} ${delivery.topic} not delivered (${errorKind(error)}), ${nextAttemptAt === null ? 'given up' : 'will be tried again'}`,
      );
      return { delivery, error: errorKind(error), nextAttemptAt };
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Gives when to try again after a failure, or null for never. */
function nextAttempt(delivery: DeliveryRow, error: unknown, nowMs: number): number | null {
  if (error instanceof DeliveryError && error.isFinal) return null;
  const pauseMs = Math.min(firstPauseMs * 2 ** (delivery.attempts - 1), longestPauseMs);
  const isOver = nowMs + pauseMs > delivery.startedAt + patienceMs[delivery.channel];
  return isOver ? null : nowMs + pauseMs;
}
