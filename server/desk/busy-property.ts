import ICAL from 'ical.js';
import type { CalendarEntry } from './busy-entries';

const dayMs = 24 * 60 * 60_000;
/** Longest line of a time, in characters. */
const longestLine = 500;

/** A time as an entry states it. */
export interface EntryTime {
  /** By the clock of its zone, in milliseconds as if that clock were UTC. */
  readonly clockMs: number;
  /** Whether it is a whole day. */
  readonly isDate: boolean;
  /** `UTC`, the name of a zone, or '' for none. */
  readonly zone: string;
}

/** A time in the list of a property, and its own end if it has one. */
export interface ListedTime extends EntryTime {
  readonly end?: EntryTime | number;
}

/** The days that a list is read for, as eight digits. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** The text of an entry's property; '' if it has none. */
export function entryText(entry: CalendarEntry, name: string): string {
  const line = entry.lines.get(name)?.[0] ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
}

/** The first eight digits of an entry's time, which sort by day; '' if there are none. */
export function entryDay(entry: CalendarEntry, name: string): string {
  return firstDay(lastPart(entry.lines.get(name)?.[0] ?? ''));
}

/** The time of an entry's property; null if it has none. Throws if it can't be read. */
export function entryTime(entry: CalendarEntry, name: string): EntryTime | null {
  const line = entry.lines.get(name)?.[0];
  if (line === undefined) return null;
  const [time] = listedTimes(line);
  if (!time) throw new Error(`no time in ${name}`);
  return time;
}

/** The times on certain days that the properties of a name list, such as exceptions; a list may have thousands. */
export function* timesListed(entry: CalendarEntry, name: string, days: DayRange): Generator<ListedTime> {
  for (const line of entry.lines.get(name) ?? []) {
    const values = lastPart(line)
      .split(',')
      .filter((value) => firstDay(value) >= days.first && firstDay(value) <= days.last);
    const head = line.slice(0, line.lastIndexOf(':') + 1);
    for (const value of values) yield* listedTimes(`${head}${value}`);
  }
}

/** The length that a text such as `PT90M` states, in milliseconds. Throws if it can't be read. */
export function durationMs(text: string): number {
  return ICAL.Duration.fromString(text).toSeconds() * 1000;
}

/** Until when a rule holds, in the zone of its entry; null if it has no end. A day is meant whole. Throws if it can't be read. */
export function ruleEnd(rule: string, zone: string): EntryTime | null {
  const text = /(?:^|;)UNTIL=([^;]*)/i.exec(rule)?.[1];
  if (text === undefined) return null;
  const end = timeOf(text, zone);
  return end.isDate ? { ...end, isDate: false, clockMs: end.clockMs + dayMs - 1000 } : end;
}

/** Eight digits of a day that lies some days from a time. */
export function dayDigits(timeMs: number, days: number): string {
  return new Date(timeMs + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
}

function listedTimes(line: string): readonly ListedTime[] {
  if (line.length > longestLine) throw new Error('a line that is too long');
  const property: unknown = ICAL.parse.property(line);
  if (!Array.isArray(property)) throw new Error('no property');
  const [, parameters, , ...values] = property;
  const zone = String(parameters.tzid ?? '');
  return values.map((value: unknown) => {
    if (!Array.isArray(value)) return timeOf(String(value), zone);
    const [start, end] = value.map(String);
    const isLength = /^[+-]?P/i.test(end ?? '');
    return { ...timeOf(start ?? '', zone), end: isLength ? durationMs(end ?? '') : timeOf(end ?? '', zone) };
  });
}

function timeOf(text: string, zone: string): EntryTime {
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z?))?$/.exec(text.trim()) ?? [];
  const clockMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(clockMs)) throw new Error('no time');
  return { clockMs, isDate: utc === undefined, zone: utc === 'Z' ? 'UTC' : zone };
}

function lastPart(line: string): string {
  return line.slice(line.lastIndexOf(':') + 1);
}

function firstDay(value: string): string {
  return /^\s*(\d{8})/.exec(value)?.[1] ?? '';
}
