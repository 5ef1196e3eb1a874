import { fromZonedTime } from 'date-fns-tz';
import type { OpeningHours } from '../../shared/business/opening-hours';
import { weekdays } from '../../shared/contact-time';
import { laterDay } from '../../shared/visits';
import type { ServerBusiness } from '../base/business';
import { dayOf } from '../base/zoned-time';

/** When a business is open, by its own clock. */
export type OpenBusiness = Pick<ServerBusiness, 'openingHours' | 'contactPromise' | 'timeZone'>;

/** Days that are looked at; whoever waited longer waited for this long. */
const mostDays = 400;
/** The hour at which a day begins where no opening hours are named. */
const usualOpening = '08:00';

/** Milliseconds of opening time between two times. Without opening hours a day goes from 8:00 to the hour after which no call is promised. */
export function openTime(fromMs: number, toMs: number, business: OpenBusiness): number {
  const { timeZone } = business;
  const week = openingHoursOf(business);
  let day = dayOf(fromMs, timeZone);
  const lastDay = dayOf(toMs, timeZone);
  let total = 0;
  for (let count = 0; count < mostDays && day <= lastDay; count += 1) {
    const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'Sunday';
    for (const { from, to } of week[weekday] ?? []) {
      const [opens, closes] = [timeOn(day, from, timeZone), timeOn(day, to, timeZone)];
      total += Math.max(0, Math.min(closes, toMs) - Math.max(opens, fromMs));
    }
    day = laterDay(day, 1);
  }
  return total;
}

function openingHoursOf({ openingHours, contactPromise }: OpenBusiness): OpeningHours {
  if (openingHours) return openingHours;
  const { closingHour, closedDays } = contactPromise;
  const span = { from: usualOpening, to: `${String(closingHour).padStart(2, '0')}:00` };
  return Object.fromEntries(weekdays.map((day) => [day, closedDays.includes(day) ? [] : [span]]));
}

function timeOn(day: string, clock: string, timeZone: string): number {
  const [date, time] = clock === '24:00' ? [laterDay(day, 1), '00:00'] : [day, clock];
  return fromZonedTime(`${date}T${time}:00`, timeZone).getTime();
}

/** The middle one of some durations, the lower of two; null of none. */
export function median(durations: readonly number[]): number | null {
  return durations.toSorted((one, other) => one - other)[Math.floor((durations.length - 1) / 2)] ?? null;
}

/** A duration as people say it: `12 min`, `3 h 20 min`. */
export function shortDuration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
