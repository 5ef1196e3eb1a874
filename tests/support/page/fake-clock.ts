import { nextFrame, type Push, until } from './until';

interface Timer {
  readonly at: number;
  run(): void;
}

const realDate = globalThis.Date;
const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const realNow = performance.now;

/** A Wednesday, 10:00 in Toronto; each clock of a file begins a minute after the one before has ended. */
let beginning = realDate.UTC(2025, 5, 4, 14);
const minuteMs = 60_000;
/** As many frames as the page may need for what takes no time on a clock. */
const quietFrames = 3;
/** Ids far from the browser's own, so that either kind can be told apart. */
let nextId = 1_000_000_000;

/** The page's `Date`, `performance.now` and `setTimeout`, which move only when a test lets them. */
export class FakeClock {
  #now = beginning;
  readonly #timers = new Map<number, Timer>();

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** How many timers are waiting. */
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
    // Preact waits for the next turn with such a timer; without it no effect of the page would run any more.
    for (const { at, run } of this.#timers.values()) if (at <= this.#now) realSetTimeout(run);
    this.#timers.clear();
  }

  /** Sets the time of day, before anything waits for it. */
  setNow(time: number): void {
    this.#now = time;
  }

  /** Waits for what `find` gives, going on to the next timer whenever the page has nothing else to do. */
  until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
    return until(find, this.#push(Infinity));
  }

  /** Lets so many milliseconds pass, with every timer that is due in them. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let frames = quietFrames; frames > 0; frames--) await nextFrame(); // what is to wait may not do so yet
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

  /** Goes on to the next timer, with patience for what takes no time on this clock, such as the text of an answer. */
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

/** Runs every test of the calling suite on a clock of its own. */
export function useFakeClock(): { readonly current: FakeClock } {
  const holder = { current: new FakeClock() };
  beforeEach(() => {
    holder.current = new FakeClock();
    holder.current.install();
  });
  afterEach(() => holder.current.uninstall());
  return holder;
}
