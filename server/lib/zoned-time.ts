import { formatInTimeZone } from 'date-fns-tz';

const minuteMs = 60_000;
/** The last time that was written, by minute and zone: the mails of a minute share it, and it takes a millisecond to make. */
let last = { key: '', text: '' };

/** Gives a time as the business reads it in a mail: `Friday, July 31, 2026 at 12:00 PM EDT`. */
export function longTime(time: Date | string | number, timeZone: string): string {
  const key = `${Math.floor(new Date(time).getTime() / minuteMs)} ${timeZone}`;
  if (last.key !== key) {
    last = { key, text: formatInTimeZone(time, timeZone, "EEEE, MMMM d, yyyy 'at' h:mm a zzz") };
  }
  return last.text;
}

/** Gives a time as it stands in a table: `2026-07-31 12:00:00`. Rows in this form sort by time. */
export function tableTime(time: Date | string | number, timeZone: string): string {
  return formatInTimeZone(time, timeZone, 'yyyy-MM-dd HH:mm:ss');
}
