const minuteMs = 60_000;

/** Counts calls by key; all counts start again every minute, so that no key is remembered for longer. */
export class MinuteCounter {
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #startMs: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#startMs = now();
  }

  /** Count of this minute. */
  get(key: string): number {
    this.#startAgain();
    return this.#counts.get(key) ?? 0;
  }

  /** Counts one more and gives the count of this minute. */
  add(key: string): number {
    const made = this.get(key) + 1;
    this.#counts.set(key, made);
    return made;
  }

  /** Seconds until the counts start again, at least 1. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#startMs + minuteMs - this.#now()) / 1000));
  }

  #startAgain(): void {
    const sinceMs = this.#now() - this.#startMs;
    // Below 0 the machine's clock was set back.
    if (sinceMs >= 0 && sinceMs < minuteMs) return;
    this.#counts.clear();
    this.#startMs = this.#now();
  }
}
