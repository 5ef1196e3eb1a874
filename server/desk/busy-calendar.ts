import { type BusySpan, busySpans } from './busy-spans';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rereadMs = 10 * minuteMs;
const timeoutMs = 10_000;
const mostBytes = 5 * 1024 * 1024;
/** Covers every half-day that can be offered. */
const windowMs = 130 * dayMs;

/** Current state of a calendar. */
export interface BusyTimes {
  readonly spans: readonly BusySpan[];
  /** Why it can't be read; '' if it can. */
  readonly problem: string;
}

/** Options of the business's calendar. */
export interface BusyCalendarOptions {
  /** Its private iCal address, which is never shown or logged. */
  readonly url: string;
  readonly timeZone: string;
  readonly now: () => number;
}

/** The business's calendar, read every ten minutes. One that can't be read blocks no time, and reports why. */
export class BusyCalendar {
  readonly #options: BusyCalendarOptions;
  #times: BusyTimes = { spans: [], problem: '' };
  #dueAt = 0;

  constructor(options: BusyCalendarOptions) {
    this.#options = options;
  }

  /** Busy times, at most ten minutes old. Never rejects. Calls during a read get the previous result. */
  async times(): Promise<BusyTimes> {
    const nowMs = this.#options.now();
    // A clock that was set back makes it due, too.
    if (nowMs >= this.#dueAt || nowMs < this.#dueAt - rereadMs) {
      this.#dueAt = nowMs + rereadMs;
      this.#times = await this.#read(nowMs);
    }
    return this.#times;
  }

  /** A function that tells whether the business is busy at any moment between two times. */
  async busy(): Promise<(fromMs: number, toMs: number) => boolean> {
    const { spans } = await this.times();
    return (fromMs, toMs) => spans.some((span) => span.fromMs < toMs && span.toMs > fromMs);
  }

  async #read(nowMs: number): Promise<BusyTimes> {
    const { url, timeZone } = this.#options;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) return { spans: [], problem: `its address answers ${answer.status}` };
      const text = await readAtMost(answer, mostBytes);
      if (text === null) return { spans: [], problem: 'it is larger than 5 MB' };
      return { spans: spansIn(text, { fromMs: nowMs, toMs: nowMs + windowMs, timeZone }), problem: '' };
    } catch (error) {
      return { spans: [], problem: error instanceof NoCalendar ? error.message : failure(error) };
    }
  }
}

class NoCalendar extends Error {}

function spansIn(text: string, window: Parameters<typeof busySpans>[1]): readonly BusySpan[] {
  try {
    return busySpans(text, window);
  } catch {
    throw new NoCalendar('what is at its address is no iCalendar');
  }
}

function failure(error: unknown): string {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? 'it did not answer in ten seconds' : 'its address cannot be reached';
}

/** The text of an answer; null if it has more bytes. */
async function readAtMost(answer: Response, mostBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  if (!answer.body) return text;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
