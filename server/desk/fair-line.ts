/** Whoever waits in a line. */
export interface Caller {
  /** The client, as counted for limits. */
  readonly client: string;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly start: () => Promise<void>;
  readonly leave: () => void;
}

/**
 * Does one task at a time. Clients take turns, so that a client with many tasks delays another by one of them; a caller
 * who left loses their place.
 */
export class FairLine {
  /** The waiting tasks of each client; the client whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #isBusy = false;

  /** Resolves with the task's result; rejects if the caller leaves before it has begun. */
  run<Result>({ client, signal }: Caller, task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const start = () => task().then(resolve, reject);
      const leave = () => reject(signal.reason);
      this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), { signal, start, leave }]);
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#take(); next; next = this.#take()) {
      if (next.signal.aborted) next.leave();
      else await next.start();
    }
    this.#isBusy = false;
  }

  #take(): Waiting | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [client, [next, ...others]] = turn;
    // The client's other tasks go to the end of the line.
    this.#waiting.delete(client);
    if (others.length > 0) this.#waiting.set(client, others);
    return next;
  }
}
