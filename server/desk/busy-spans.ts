import { oneLine } from '../mail/header-text';
import { type CalendarEntry, calendarEntries, NoCalendar } from './busy-entries';
import {
  dayDigits,
  durationMs,
  type EntryTime,
  entryDay,
  entryText,
  entryTime,
  type ListedTime,
  ruleEnd,
  timesListed,
} from './busy-property';
import { type ClockRange, occurrences } from './busy-rule';
import { CalendarZones } from './busy-zones';

const dayMs = 24 * 60 * 60_000;
/** How far clocks of two zones, and a day from its beginning, may lie apart. */
const marginDays = 2;
/** An occurrence that was moved may have begun that much before the window. */
const longestMoved = 31;
/** Entries near the window that are read. */
const mostEntries = 20_000;
/** Steps of the search for occurrences: of one entry, and of all together, which take about a second. */
const mostSteps = { entry: 50_000, calendar: 400_000 };
/** Time of one reading. On an edge runtime, whose clock stands still while it computes, the steps alone count. */
const mostMs = 2000;
/** Entries that are named when they can't be read. */
const mostNamed = 20;

/** A busy time, in milliseconds since 1970. */
export interface BusySpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Search range in a calendar. */
export interface BusyWindow extends BusySpan {
  /** Time zone of whole days, and of times without a zone. */
  readonly timeZone: string;
}

/** What was found in a calendar. */
export interface BusyReading {
  /** In order, without overlaps. */
  readonly spans: readonly BusySpan[];
  /** Names of the first entries that couldn't be read, and the number of all. */
  readonly leftOut: readonly string[];
  readonly leftOutCount: number;
  /** Why the rest wasn't read; '' if everything was. */
  readonly problem: string;
}

/** Stops the reading of the whole calendar. */
class ReadingStopped extends Error {}

/**
 * The times within a window that the entries of an iCalendar text take: single and recurring ones with their exceptions, whole days, in any
 * zone. Entries that are cancelled or marked as free take none; one that can't be read is left out and named. A limit stops the reading, and
 * what was found by then counts. Null if the text isn't a calendar.
 */
export function readBusySpans(text: string, window: BusyWindow, nowMs: () => number): BusyReading | null {
  return new BusyReader(window, nowMs).read(text);
}

class BusyReader {
  readonly #window: BusyWindow;
  readonly #nowMs: () => number;
  readonly #endMs: number;
  readonly #zones: CalendarZones;
  readonly #range: ClockRange;
  readonly #days: { readonly first: string; readonly last: string };
  readonly #spans: BusySpan[] = [];
  readonly #replaced = new Set<string>();
  readonly #leftOut: string[] = [];
  #leftOutCount = 0;
  #steps = { entry: 0, calendar: 0 };

  constructor(window: BusyWindow, nowMs: () => number) {
    this.#window = window;
    this.#nowMs = nowMs;
    this.#endMs = nowMs() + mostMs;
    this.#zones = new CalendarZones(window.timeZone);
    this.#range = {
      fromMs: window.fromMs - marginDays * dayMs,
      toMs: window.toMs + marginDays * dayMs,
    };
    this.#days = { first: dayDigits(this.#range.fromMs, 0), last: dayDigits(this.#range.toMs, 0) };
  }

  read(text: string): BusyReading | null {
    let problem = '';
    try {
      this.#readAll(text);
    } catch (error) {
      if (error instanceof NoCalendar) return null;
      if (!(error instanceof ReadingStopped)) throw error;
      problem = error.message;
    }
    return {
      spans: withoutOverlaps(this.#spans),
      leftOut: this.#leftOut,
      leftOutCount: this.#leftOutCount,
      problem,
    };
  }

  #readAll(text: string): void {
    const entries: CalendarEntry[] = [];
    for (const entry of calendarEntries(text)) {
      this.#checkTime();
      if (entry.name === 'VTIMEZONE') {
        this.#try(entry, () => this.#zones.learn(entry, this.#range, this.#spend));
      } else if (entry.name === 'VEVENT' && entry.lines.has('DTSTART') && this.#isNear(entry)) {
        if (entries.length === mostEntries)
          throw new ReadingStopped(`it has more than ${mostEntries.toLocaleString('en')} entries`);
        entries.push(entry);
      }
    }
    for (const entry of entries.filter(({ lines }) => lines.has('RECURRENCE-ID'))) {
      this.#try(entry, () => this.#noteReplaced(entry));
    }
    // So that a limit that costly ones reach stops no other.
    for (const entry of entries.toSorted((one, other) => costOf(one) - costOf(other))) {
      if (!isFree(entry)) this.#try(entry, () => this.#addSpans(entry));
    }
  }

  /** Whether an entry can take time in the window, or replaces an occurrence there; decided by its digits, since most entries are long past. */
  #isNear(entry: CalendarEntry): boolean {
    const { first, last } = this.#days;
    const replaces = entryDay(entry, 'RECURRENCE-ID');
    if (replaces !== '' && replaces <= last && replaces >= dayDigits(this.#range.fromMs, -longestMoved))
      return true;
    if (entry.lines.has('RRULE') || entry.lines.has('RDATE')) return true;
    const start = entryDay(entry, 'DTSTART');
    // One without a readable day is read, so that it is named.
    return start === '' || (start <= last && (endDay(entry) || start) >= first);
  }

  #try(entry: CalendarEntry, read: () => void): void {
    this.#steps.entry = 0;
    this.#checkTime();
    try {
      read();
    } catch (error) {
      if (error instanceof ReadingStopped) throw error;
      this.#leftOutCount += 1;
      if (this.#leftOut.length < mostNamed) this.#leftOut.push(entryName(entry));
    }
  }

  readonly #spend = (steps: number): void => {
    // Not all of an entry's steps may be numbers.
    if (!(this.#steps.entry + steps <= mostSteps.entry)) throw new Error('too many occurrences');
    this.#steps.entry += steps;
    this.#steps.calendar += steps;
    if (this.#steps.calendar > mostSteps.calendar)
      throw new ReadingStopped('its recurring entries have too many occurrences');
    if (this.#steps.calendar % 64 < steps) this.#checkTime();
  };

  #checkTime(): void {
    if (this.#nowMs() > this.#endMs)
      throw new ReadingStopped(`reading it takes longer than ${mostMs / 1000} seconds`);
  }

  #noteReplaced(entry: CalendarEntry): void {
    const time = entryTime(entry, 'RECURRENCE-ID');
    if (time) this.#replaced.add(`${entryText(entry, 'UID')} ${this.#zones.momentOf(time)}`);
  }

  #addSpans(entry: CalendarEntry): void {
    const start = entryTime(entry, 'DTSTART');
    if (!start) return;
    const lasts = this.#lengthOf(entry, start);
    const isLeftOut = entry.lines.has('RECURRENCE-ID') ? () => false : this.#exceptionsOf(entry, start);
    const add = (time: ListedTime, fromMs = this.#zones.momentOf(time)) => {
      if (fromMs >= this.#window.toMs || isLeftOut(time, fromMs)) return;
      const { end = lasts } = time;
      // By the clock, so that an hour that the clocks leap over makes an entry neither shorter nor longer.
      const ends = typeof end === 'number' ? { ...time, clockMs: time.clockMs + end } : end;
      const toMs = Math.max(fromMs, this.#zones.momentOf(ends));
      if (toMs > this.#window.fromMs) this.#spans.push({ fromMs, toMs });
    };
    add(start);
    // An exception replaces one occurrence, wherever it was moved.
    if (entry.lines.has('RECURRENCE-ID')) return;
    for (const time of timesListed(entry, 'RDATE', this.#days)) add(time);
    const range = { ...this.#range, fromMs: this.#range.fromMs - lasts };
    for (const line of entry.lines.get('RRULE') ?? []) {
      const rule = line.slice(line.indexOf(':') + 1);
      const until = ruleEnd(rule, start.zone);
      const untilMs = until ? this.#zones.momentOf(until) : Infinity;
      if (untilMs < range.fromMs) continue;
      for (const clockMs of occurrences(rule, start.clockMs, range, this.#spend)) {
        const time = { ...start, clockMs };
        const fromMs = this.#zones.momentOf(time);
        if (fromMs > untilMs) break;
        add(time, fromMs);
      }
    }
  }

  #lengthOf(entry: CalendarEntry, start: EntryTime): number {
    const end = entryTime(entry, 'DTEND');
    if (end && end.zone === start.zone) return Math.max(0, end.clockMs - start.clockMs);
    if (end) return Math.max(0, this.#zones.momentOf(end) - this.#zones.momentOf(start));
    const duration = entryText(entry, 'DURATION');
    if (duration !== '') return Math.max(0, durationMs(duration));
    return start.isDate ? dayMs : 0;
  }

  /** A function that tells whether an occurrence was called off or replaced. */
  #exceptionsOf(entry: CalendarEntry, start: EntryTime): (time: EntryTime, moment: number) => boolean {
    const [days, moments] = [new Set<number>(), new Set<number>()];
    const around = { ...this.#days, first: dayDigits(this.#range.fromMs, -longestMoved) };
    for (const time of timesListed(entry, 'EXDATE', around)) {
      // A day among the exceptions of timed occurrences means all on that day.
      if (time.isDate && !start.isDate) days.add(time.clockMs);
      else moments.add(this.#zones.momentOf(time));
    }
    const uid = entryText(entry, 'UID');
    return (time, moment) =>
      moments.has(moment) ||
      days.has(Math.floor(time.clockMs / dayMs) * dayMs) ||
      this.#replaced.has(`${uid} ${moment}`);
  }
}

/** Rough cost of reading an entry. */
function costOf(entry: CalendarEntry): number {
  const rule = entryText(entry, 'RRULE');
  return rule === '' ? 0 : /FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rule) ? 2 : 1;
}

function endDay(entry: CalendarEntry): string {
  const [end, duration] = [entryDay(entry, 'DTEND'), entryText(entry, 'DURATION')];
  if (end !== '' || duration === '') return end;
  try {
    return dayDigits((entryTime(entry, 'DTSTART')?.clockMs ?? 0) + durationMs(duration), 0);
  } catch {
    return '99999999';
  }
}

function isFree(entry: CalendarEntry): boolean {
  const text = (name: string) => entryText(entry, name).toUpperCase();
  return (
    text('TRANSP') === 'TRANSPARENT' ||
    text('STATUS') === 'CANCELLED' ||
    text('X-MICROSOFT-CDO-BUSYSTATUS') === 'FREE'
  );
}

/** Whatever helps to find an entry in a calendar program. */
function entryName(entry: CalendarEntry): string {
  if (entry.name === 'VTIMEZONE') return `the time zone ${oneLine(entryText(entry, 'TZID'), 80)}`;
  const summary = entryText(entry, 'SUMMARY').replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1');
  const start = oneLine(entryText(entry, 'DTSTART'), 20);
  return `${oneLine(summary, 80) || 'without a title'} (${start})`;
}

function withoutOverlaps(spans: readonly BusySpan[]): readonly BusySpan[] {
  const merged: BusySpan[] = [];
  for (const span of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = merged.at(-1);
    if (last && span.fromMs < last.toMs)
      merged.splice(-1, 1, { ...last, toMs: Math.max(last.toMs, span.toMs) });
    else merged.push(span);
  }
  return merged;
}
