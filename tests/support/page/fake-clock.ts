import { nextFrame, type Push, until } from './until';

interface Timer {
  readonly at: number;
  run(): void;
}

const realDate = globalThis.Date;
const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const realNow = performance.now;

/** A Wednesday, 10:00 in Toronto. Each clock in a file starts a minute after the previous one ended. */
let beginning = realDate.UTC(2025, 5, 4, 14);
const minuteMs = 60_000;
/** Frames of waiting for work outside the clock, such as reading a response. */
const quietFrames = 3;
/** Far from the browser's own ids, to tell them apart. */
let nextId = 1_000_000_000;

/** Fake `Date`, `performance.now` and `setTimeout` of the page, advanced only by tests. */
export class FakeClock {
  #now = beginning;
  readonly #timers = new Map<number, Timer>();

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** Number of pending timers. */
  get waiting(): number {
    return this.#timers.size;
  }

  install(): void {
    const clock = this;
    globalThis.Date = class extends realDate {
      constructor(...parts: []) {
        super(...(parts.length > 0 ? parts : ([clock.now] as unknown as [])));
      }
      static override now = () => clock.now;
    } as DateConstructor;
    performance.now = () => clock.now - realDate.UTC(2025, 0);
    globalThis.setTimeout = this.#setTimeout as typeof setTimeout;
    globalThis.clearTimeout = this.#clearTimeout as typeof clearTimeout;
  }

  uninstall(): void {
    globalThis.Date = realDate;
    performance.now = realNow;
    globalThis.setTimeout = realSetTimeout;
    globalThis.clearTimeout = realClearTimeout;
    beginning = this.#now + minuteMs;
    // Preact schedules effects with such a timer; dropping it would stop them all.
    for (const { at, run } of this.#timers.values()) if (at <= this.#now) realSetTimeout(run);
    this.#timers.clear();
  }

  /** Sets the time, before any timer is pending. */
  setNow(time: number): void {
    this.#now = time;
  }

  /** Waits for `find`, advancing to the next timer whenever the page is idle. */
  until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
    return until(find, this.#push(Infinity));
  }

  /** Advances by some milliseconds and runs every timer due. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let frames = quietFrames; frames > 0; frames--) await nextFrame(); // lets pending work register its timers
    await until(() => !this.#next(end), this.#push(end));
    this.#now = end;
  }

  readonly #setTimeout = (callback: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const id = nextId++;
    this.#timers.set(id, { at: this.#now + Math.max(0, delay), run: () => callback(...values) });
    return id;
  };

  readonly #clearTimeout = (id: number | undefined): void => {
    if (id !== undefined && !this.#timers.delete(id)) realClearTimeout(id);
  };

  #next(end: number): [number, Timer] | undefined {
    const due = [...this.#timers].filter(([, { at }]) => at <= end);
    return due.sort(([, one], [, other]) => one.at - other.at)[0];
  }

  /**
   * Advances to the next timer, after waiting for work that takes no clock time, such as reading a response.
   */
  #push(end: number): Push {
    return {
      patience: () => (this.#next(this.#now) ? 1 : quietFrames),
      push: () => this.#runNext(end),
    };
  }

  #runNext(end: number): void {
    const next = this.#next(end);
    if (!next) return;
    const [id, timer] = next;
    this.#timers.delete(id);
    this.#now = Math.max(this.#now, timer.at);
    timer.run();
  }
}

/** A separate clock for each test of the calling suite. */
export function useFakeClock(): { readonly current: FakeClock } {
  const holder = { current: new FakeClock() };
  beforeEach(() => {
    holder.current = new FakeClock();
    holder.current.install();
  });
  afterEach(() => holder.current.uninstall());
  return holder;
}
