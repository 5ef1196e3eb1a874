/** Clock of a run: faster than real time, and able to jump. Shared by pages, service and visitor. */
export interface WorldClock {
  /** Start of the run, in real milliseconds since 1970. */
  readonly startedAt: number;
  /** Simulated seconds per real second. */
  readonly rate: number;
  skippedMs: number;
}

declare global {
  interface Window {
    /** Jumps ahead and fires due timers; present where the clock is installed. */
    skipWorldTime(ms: number): void;
  }
}

/** Simulated time in milliseconds since 1970. */
export function worldNow({ startedAt, rate, skippedMs }: WorldClock): number {
  return startedAt + (Date.now() - startedAt) * rate + skippedMs;
}

/** Waits for some simulated time. */
export function worldPause({ rate }: WorldClock, ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms / rate));
}

/** Moves a page's dates and timers to the clock; runs in the page, before its scripts. */
export function installWorldClock({ startedAt, rate, skippedMs }: WorldClock): void {
  const RealDate = Date;
  const realSetTimeout = window.setTimeout.bind(window);
  const realClearTimeout = window.clearTimeout.bind(window);
  let skipped = skippedMs;
  const now = () => Math.round(startedAt + (RealDate.now() - startedAt) * rate + skipped);
  const openedAt = now();

  class WorldDate extends RealDate {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      if (parts.length === 0) super(now());
      else super(...parts);
    }

    static override now(): number {
      return now();
    }
  }
  window.Date = WorldDate as DateConstructor;
  performance.now = () => now() - openedAt;

  interface Timer {
    dueAt: number;
    readonly everyMs: number | null;
    readonly call: () => void;
    realId: number;
  }
  const timers = new Map<number, Timer>();
  let lastId = 0;

  function arm(id: number, timer: Timer): void {
    timer.realId = realSetTimeout(() => fire(id, timer), Math.max(0, timer.dueAt - now()) / rate);
  }

  function fire(id: number, timer: Timer): void {
    if (timer.everyMs === null) timers.delete(id);
    else {
      timer.dueAt = now() + timer.everyMs;
      arm(id, timer);
    }
    timer.call();
  }

  function start(call: TimerHandler, ms: number, isRepeated: boolean, given: unknown[]): number {
    if (typeof call !== 'function') throw new Error('The clock calls functions only');
    lastId += 1;
    const timer = {
      dueAt: now() + ms,
      everyMs: isRepeated ? ms : null,
      call: () => call(...given),
      realId: 0,
    };
    timers.set(lastId, timer);
    arm(lastId, timer);
    return lastId;
  }

  function stop(id: number | undefined): void {
    const timer = timers.get(id ?? 0);
    if (timer) realClearTimeout(timer.realId);
    timers.delete(id ?? 0);
  }

  const clocked = {
    setTimeout: (call: TimerHandler, ms = 0, ...given: unknown[]) => start(call, ms, false, given),
    setInterval: (call: TimerHandler, ms = 0, ...given: unknown[]) => start(call, ms, true, given),
    clearTimeout: stop,
    clearInterval: stop,
    skipWorldTime(ms: number): void {
      skipped += ms;
      for (const [id, timer] of timers) {
        realClearTimeout(timer.realId);
        arm(id, timer);
      }
    },
  };
  Object.assign(window, clocked);
  AbortSignal.timeout = (ms: number) => {
    const controller = new AbortController();
    clocked.setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), ms);
    return controller.signal;
  };
}
