import { fromZonedTime } from 'date-fns-tz';
import { isTimeZone } from '../../shared/is-time-zone';
import type { CalendarEntry } from './busy-entries';
import { dayDigits, type EntryTime, entryText, entryTime, ruleEnd, timesListed } from './busy-property';
import { type ClockRange, occurrences } from './busy-rule';

const dayMs = 24 * 60 * 60_000;

const quarterMs = 15 * 60_000;
const mostOffsets = 100_000;

/** From when on a zone's clock differs from UTC by so much. */
interface Onset {
  readonly atMs: number;
  readonly offsetMs: number;
}

/** Turns the times of a calendar's entries into moments. */
export class CalendarZones {
  readonly #timeZone: string;
  readonly #onsets = new Map<string, readonly Onset[]>();
  readonly #offsets = new Map<string, number>();
  readonly #known = new Map<string, boolean>();

  /** `timeZone` is that of whole days, and of times without a zone or in one that nobody explains. */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** Learns a zone that the calendar itself describes. Throws if the description can't be read. */
  learn(zone: CalendarEntry, range: ClockRange, spend: (steps: number) => void): void {
    const name = entryText(zone, 'TZID');
    if (name === '' || this.#onsets.has(name) || this.#isKnown(name)) return;
    const onsets = zone.parts.flatMap((part) => onsetsOf(part, range, spend));
    this.#onsets.set(
      name,
      onsets.sort((one, other) => other.atMs - one.atMs),
    );
  }

  /** The moment of a time: by the platform's rules for a zone that it knows, by the calendar's own for another. */
  momentOf({ clockMs, isDate, zone }: EntryTime): number {
    if (zone === 'UTC' && !isDate) return clockMs;
    if (!isDate && this.#isKnown(zone)) return this.#fromZone(clockMs, zone);
    const onsets = isDate ? undefined : this.#onsets.get(zone);
    const onset = onsets?.find(({ atMs, offsetMs }) => clockMs - offsetMs >= atMs) ?? onsets?.at(-1);
    return onset ? clockMs - onset.offsetMs : this.#fromZone(clockMs, this.#timeZone);
  }

  /** Looked up once for each quarter of an hour, within which no clock is set. */
  #fromZone(clockMs: number, zone: string): number {
    const quarter = Math.floor(clockMs / quarterMs) * quarterMs;
    const key = `${zone} ${quarter}`;
    const known = this.#offsets.get(key);
    const local = () => new Date(quarter).toISOString().slice(0, 19);
    const offsetMs = known ?? quarter - fromZonedTime(local(), zone).getTime();
    if (known === undefined && this.#offsets.size < mostOffsets) this.#offsets.set(key, offsetMs);
    return clockMs - offsetMs;
  }

  #isKnown(zone: string): boolean {
    const known = this.#known.get(zone) ?? (/^[A-Za-z_]+\/[\w/+-]+$/.test(zone) && isTimeZone(zone));
    if (this.#known.size < 1000) this.#known.set(zone, known);
    return known;
  }
}

function onsetsOf(part: CalendarEntry, range: ClockRange, spend: (steps: number) => void): readonly Onset[] {
  const start = entryTime(part, 'DTSTART');
  if (!start) return [];
  const [before, after] = [entryOffset(part, 'TZOFFSETFROM'), entryOffset(part, 'TZOFFSETTO')];
  // The change before the range holds at its beginning.
  const around = { fromMs: range.fromMs - 400 * dayMs, toMs: range.toMs };
  const days = { first: dayDigits(around.fromMs, 0), last: dayDigits(around.toMs, 0) };
  const clocks = [start.clockMs, ...[...timesListed(part, 'RDATE', days)].map(({ clockMs }) => clockMs)];
  for (const line of part.lines.get('RRULE') ?? []) {
    const rule = line.slice(line.indexOf(':') + 1);
    const end = ruleEnd(rule, 'UTC')?.clockMs ?? Infinity;
    for (const clock of occurrences(rule, start.clockMs, around, spend)) {
      if (clock - before <= end) clocks.push(clock);
    }
  }
  return clocks.map((clock) => ({ atMs: clock - before, offsetMs: after }));
}

function entryOffset(part: CalendarEntry, name: string): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-]?)(\d\d)(\d\d)(\d\d)?$/.exec(entryText(part, name)) ?? [];
  const offsetMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  if (Number.isNaN(offsetMs)) throw new Error('no offset');
  return sign === '-' ? -offsetMs : offsetMs;
}
