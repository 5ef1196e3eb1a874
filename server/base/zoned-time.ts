import { formatInTimeZone } from 'date-fns-tz';

const minuteMs = 60_000;
/**
 * Cache of the last formatted time, by minute and zone: formatting takes a millisecond, and the mails of a minute share
 * it.
 */
let last = { key: '', text: '' };

/** A time as mails show it to the business: `Friday, July 31, 2026 at 12:00 PM EDT`. */
export function longTime(time: Date | string | number, timeZone: string): string {
  const key = `${Math.floor(new Date(time).getTime() / minuteMs)} ${timeZone}`;
  if (last.key !== key) {
    last = { key, text: formatInTimeZone(time, timeZone, "EEEE, MMMM d, yyyy 'at' h:mm a zzz") };
  }
  return last.text;
}

/** A time as tables show it: `2026-07-31 12:00:00`, which sorts by time. */
export function tableTime(time: Date | string | number, timeZone: string): string {
  return formatInTimeZone(time, timeZone, 'yyyy-MM-dd HH:mm:ss');
}
