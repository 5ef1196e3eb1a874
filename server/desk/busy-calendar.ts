import { type FetchPage, fetchFollowing } from '../guards/fetch-following';
import type { BusyReading, BusySpan, BusyWindow } from './busy-spans';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const rereadMs = 10 * minuteMs;
const timeoutMs = 10_000;
const mostBytes = 5 * 1024 * 1024;
/** Covers every half-day that can be offered. */
const windowMs = 130 * dayMs;
/** How long what was read stays when the calendar can't be read any more. */
const keptMs = dayMs;

/** Reads the text of a calendar within limits; null if it is none. */
export type ReadCalendar = (text: string, window: BusyWindow) => Promise<BusyReading | null>;

/** Current state of a calendar. */
export interface BusyTimes extends BusyReading {
  /** When the calendar was last read whole, if that counts besides; else null. */
  readonly keptFromMs: number | null;
}

/** Options of the business's calendar. */
export interface BusyCalendarOptions {
  /** Its private iCal address, which is never shown or logged. */
  readonly url: string;
  readonly timeZone: string;
  readonly now: () => number;
  readonly read: ReadCalendar;
  /** Follows a redirect of the address, to public addresses only. Default: `fetch`, for runtimes that reach no others. */
  readonly fetchPublic?: FetchPage | undefined;
  /** Whether calls may wait for the reading of another; on an edge runtime they may not. Default true. */
  readonly sharesReading?: boolean;
}

/**
 * The business's calendar, read every ten minutes. While it can't be read, or only in part, what was last read whole counts besides, for a
 * day.
 */
export class BusyCalendar {
  readonly #options: BusyCalendarOptions;
  #times: BusyTimes | null = null;
  #whole: { readonly spans: readonly BusySpan[]; readonly readAtMs: number } | null = null;
  #reading: Promise<BusyTimes> | null = null;
  #dueAt = 0;

  constructor(options: BusyCalendarOptions) {
    this.#options = options;
  }

  /** Busy times, at most ten minutes old. Never rejects. Calls during a later reading get the previous result. */
  async times(): Promise<BusyTimes> {
    const { now, sharesReading = true } = this.#options;
    const nowMs = now();
    // A clock that was set back makes it due, too.
    const isDue = nowMs >= this.#dueAt || nowMs < this.#dueAt - rereadMs;
    if (this.#times && !isDue) return this.#times;
    this.#dueAt = nowMs + rereadMs;
    if (!sharesReading) return this.#readAnew(nowMs);
    this.#reading ??= this.#readAnew(nowMs).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** A function that tells whether the business is busy at any moment between two times. */
  async busy(): Promise<(fromMs: number, toMs: number) => boolean> {
    const { spans } = await this.times();
    return (fromMs, toMs) => spans.some((span) => span.fromMs < toMs && span.toMs > fromMs);
  }

  async #readAnew(nowMs: number): Promise<BusyTimes> {
    const reading = await this.#read(nowMs);
    const isWhole = reading.problem === '';
    if (isWhole) this.#whole = { spans: reading.spans, readAtMs: nowMs };
    const kept = isWhole || !this.#whole || nowMs - this.#whole.readAtMs >= keptMs ? null : this.#whole;
    this.#times = {
      ...reading,
      spans: [...reading.spans, ...(kept?.spans ?? [])],
      keptFromMs: kept?.readAtMs ?? null,
    };
    return this.#times;
  }

  async #read(nowMs: number): Promise<BusyReading> {
    const { url, timeZone, read, fetchPublic } = this.#options;
    const signal = AbortSignal.timeout(timeoutMs);
    let answer: Response;
    try {
      answer = await fetchFollowing(url, { signal, ...(fetchPublic && { fetchPublic }) });
    } catch (error) {
      return nothing(isTimeout(error) ? 'it did not answer in ten seconds' : 'its address cannot be reached');
    }
    if (!answer.ok) return nothing(`its address answers ${answer.status}`);
    const { text, problem } = await readAtMost(answer, mostBytes);
    const window = { fromMs: nowMs, toMs: nowMs + windowMs, timeZone };
    const reading = await read(text, window).catch(() => nothing('it cannot be read here'));
    if (!reading) return nothing(problem || 'what is at its address is no iCalendar');
    return { ...reading, problem: problem || reading.problem };
  }
}

function nothing(problem: string): BusyReading {
  return { spans: [], leftOut: [], leftOutCount: 0, problem };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** The text of an answer up to a number of bytes, and why it isn't all. */
async function readAtMost(answer: Response, mostBytes: number): Promise<{ text: string; problem: string }> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) return { text, problem: 'it is larger than 5 MB' };
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    return { text, problem: isTimeout(error) ? 'it did not answer in ten seconds' : 'its answer broke off' };
  }
  return { text: text + decoder.decode(), problem: '' };
}
