import { DeliveryError, errorKind } from './delivery-error';
import type { DeliveryQueue, DeliveryResult, DueDelivery } from './delivery-queue';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const firstPauseMs = minuteMs / 2;
const longestPauseMs = 60 * minuteMs;
/** For how long each channel is tried before a delivery counts as failed. */
const patienceMs = { mail: 5 * dayMs, webhook: 3 * dayMs } as const;
/** Deliveries claimed at a time. */
const claimSize = 20;

/** What the courier works with. */
export interface CourierOptions {
  readonly queue: DeliveryQueue;
  /** Delivers one; rejects when it could not. */
  readonly deliver: (due: DueDelivery) => Promise<void>;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Deliveries under way at the same time. Default 4. */
  readonly concurrency?: number;
  /** Milliseconds between them, for a service that limits its calls. Default 0. */
  readonly pauseMs?: number;
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
    if (!this.#running) return this.#start();
    this.#following ??= this.#running.then(() => this.#start());
    return this.#following;
  }

  /** Resolves when no delivery is under way. */
  async idle(): Promise<void> {
    await this.#following;
    await this.#running;
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
    const { queue, now, concurrency = 4, pauseMs = 0 } = this.#options;
    for (;;) {
      const due = await queue.claimDue(now(), claimSize);
      if (due.length === 0) return;
      for (let start = 0; start < due.length; start += concurrency) {
        const results = await Promise.all(
          due.slice(start, start + concurrency).map((delivery) => this.#try(delivery)),
        );
        await queue.record(results, now());
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  async #try(due: DueDelivery): Promise<DeliveryResult> {
    const { delivery } = due;
    const { deliver, now, log } = this.#options;
    try {
      await deliver(due);
      return { delivery, error: null, nextAttemptAt: null };
    } catch (error) {
      const nextAttemptAt = nextAttempt(due, error, now());
      log(
        `${delivery.channel} ${delivery.topic} not delivered (${errorKind(error)}), ${nextAttemptAt === null ? 'given up' : 'will be tried again'}`,
      );
      return { delivery, error: errorKind(error), nextAttemptAt };
    }
  }
}

/** Gives when to try again after a failure, or null for never. */
function nextAttempt({ delivery }: DueDelivery, error: unknown, nowMs: number): number | null {
  if (error instanceof DeliveryError && error.isFinal) return null;
  const pauseMs = Math.min(firstPauseMs * 2 ** (delivery.attempts - 1), longestPauseMs);
  const isOver = nowMs + pauseMs > delivery.startedAt + patienceMs[delivery.channel];
  return isOver ? null : nowMs + pauseMs;
}
