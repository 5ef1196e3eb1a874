import { fromZonedTime } from 'date-fns-tz';
import ICAL from 'ical.js';

/** Limit of occurrences read from one calendar: a daily entry over a hundred years has fewer. */
const mostOccurrences = 50_000;

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

/**
 * The times within a window that the entries of an iCalendar text take: single and recurring ones with their
 * exceptions, whole days, in any zone. Entries that are cancelled or marked as free take none. Throws if the text isn't
 * a calendar or has too many occurrences.
 */
export function busySpans(text: string, window: BusyWindow): readonly BusySpan[] {
  const parsed = ICAL.parse(text);
  // Several calendars in one file come as a list of them.
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
  if (roots.length === 0) throw new Error('no calendar');
  const counter = { left: mostOccurrences };
  return roots.flatMap((root: unknown) => {
    const calendar = new ICAL.Component(Object(root));
    if (calendar.name !== 'vcalendar') throw new Error('no calendar');
    return spansOf(calendar, window, counter);
  });
}

function spansOf(calendar: ICAL.Component, window: BusyWindow, counter: { left: number }): BusySpan[] {
  const events = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
  // An entry that replaces no occurrence has no such time, which equals none.
  const replaced = new Set(events.map((event) => `${uid(event)} ${timeOf(event, 'recurrence-id', window)}`));
  return events.flatMap((component) => {
    if (isFree(component)) return [];
    // Exceptions are looked up here: ical.js would relate those of all entries to each.
    const event = new ICAL.Event(component, { exceptions: [] });
    const zone = zoneName(component, 'dtstart');
    const spanFrom = (start: ICAL.Time): BusySpan => {
      const end = start.clone();
      end.addDuration(event.duration);
      return { fromMs: milliseconds(start, zone, window), toMs: milliseconds(end, zone, window) };
    };
    // An exception replaces one occurrence, wherever it was moved.
    if (component.hasProperty('recurrence-id'))
      return [spanFrom(event.startDate)].filter((span) => overlaps(span, window));
    const spans: BusySpan[] = [];
    const iterator = event.iterator();
    for (let start = iterator.next(); start; start = iterator.next()) {
      counter.left -= 1;
      if (counter.left < 0) throw new Error('too many occurrences');
      const span = spanFrom(start);
      if (span.fromMs >= window.toMs) break;
      if (overlaps(span, window) && !replaced.has(`${uid(component)} ${span.fromMs}`)) spans.push(span);
    }
    return spans;
  });
}

function isFree(event: ICAL.Component): boolean {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    text('transp') === 'TRANSPARENT' ||
    text('status') === 'CANCELLED' ||
    text('x-microsoft-cdo-busystatus') === 'FREE'
  );
}

function overlaps(one: BusySpan, other: BusySpan): boolean {
  return one.fromMs < other.toMs && one.toMs > other.fromMs;
}

function uid(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid'));
}

function timeOf(event: ICAL.Component, name: string, window: BusyWindow): number {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? milliseconds(value, zoneName(event, name), window) : Number.NaN;
}

function zoneName(event: ICAL.Component, name: string): string {
  return String(event.getFirstProperty(name)?.getFirstParameter('tzid') ?? '');
}

/** The moment of a time: by the platform's rules for a zone that it knows, by the calendar's own for another, else in the business's zone. */
function milliseconds(time: ICAL.Time, zone: string, { timeZone }: BusyWindow): number {
  const local = time.toString().replace(/Z$/, '');
  if (time.isDate) return fromZonedTime(`${local}T00:00:00`, timeZone).getTime();
  if (isKnownZone(zone)) return fromZonedTime(local, zone).getTime();
  // A floating time has no zone.
  if (time.zone === ICAL.Timezone.localTimezone) return fromZonedTime(local, timeZone).getTime();
  return time.toUnixTime() * 1000;
}

const knownZones = new Map<string, boolean>();

function isKnownZone(zone: string): boolean {
  const known = knownZones.get(zone) ?? (/^[A-Za-z_]+\/[\w/+-]+$/.test(zone) && isTimeZone(zone));
  if (knownZones.size < 1000) knownZones.set(zone, known);
  return known;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
