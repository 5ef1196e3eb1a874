import { laterDay } from '../../shared/visits';

/** Formats of one time zone. */
interface ZoneFormats {
  readonly long: Intl.DateTimeFormat;
  readonly table: Intl.DateTimeFormat;
  readonly hour: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
}

/** Cached, since creating a formatter takes a millisecond. */
const formats = new Map<string, ZoneFormats>();

/*
 * `formatInTimeZone` of date-fns-tz goes through the machine's own zone, and is an hour wrong for the hour that this zone
 * leaps over. `Intl` needs no detour.
 */
function formatsOf(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    long: new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
    table: new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
    hour: new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
    day: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }),
  };
  formats.set(timeZone, made);
  return made;
}

/** A time as mails show it to the business: `Friday, July 31, 2026 at 12:00 PM EDT`. */
export function longTime(time: Date | string | number, timeZone: string): string {
  // Replaces the narrow space before AM and PM, which some mail programs show as a box.
  return formatsOf(timeZone).long.format(new Date(time)).replaceAll('\u202f', ' ');
}

/** A time as tables show it: `2026-07-31 12:00:00`, which sorts by time. */
export function tableTime(time: Date | string | number, timeZone: string): string {
  return formatsOf(timeZone).table.format(new Date(time)).replace(', ', ' ');
}

/** A time at a glance: `Today 4:12 AM`, `Yesterday 6:03 PM`, `Fri, Nov 27, 8:15 AM`. */
export function glanceTime(timeMs: number, nowMs: number, timeZone: string): string {
  const { hour, day } = formatsOf(timeZone);
  const clock = hour.format(timeMs).replaceAll('\u202f', ' ');
  const date = dayOf(timeMs, timeZone);
  const today = dayOf(nowMs, timeZone);
  if (date === today) return `Today ${clock}`;
  return laterDay(date, 1) === today ? `Yesterday ${clock}` : `${day.format(timeMs)}, ${clock}`;
}

/** The day of a time: `2026-07-31`. */
export function dayOf(time: Date | string | number, timeZone: string): string {
  return tableTime(time, timeZone).slice(0, 10);
}
