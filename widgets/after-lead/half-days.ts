import type { AfterLeadTexts } from '../../shared/locales/after-lead';
import type { Language } from '../../shared/texts';
import { isRecord } from '../../shared/untrusted';
import type { VisitRules } from '../../shared/visits';

/** Half a day on which the business can come by. */
export interface HalfDay {
  /** Such as `2026-12-01-am`. */
  readonly id: string;
  /** Such as `2026-12-01`, by the business's clock. */
  readonly date: string;
  readonly half: 'morning' | 'afternoon';
}

/** Whether a service's answer holds a half-day. */
export function isHalfDay(value: unknown): value is HalfDay {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    !Number.isNaN(Date.parse(String(value.date))) &&
    (value.half === 'morning' || value.half === 'afternoon')
  );
}

/** Half-days by date, in their order. */
export function byDate(halfDays: readonly HalfDay[]): ReadonlyMap<string, readonly HalfDay[]> {
  const days = new Map<string, HalfDay[]>();
  for (const halfDay of halfDays) days.set(halfDay.date, [...(days.get(halfDay.date) ?? []), halfDay]);
  return days;
}

/** A date as 'Tue, Dec 1'; `long`: 'Tuesday, December 1'. */
export function dayText(date: string, language: Language, length: 'short' | 'long'): string {
  return format(date, language, { weekday: length, month: length, day: 'numeric' });
}

/**
 * Half-days as 'Tue morning or Thu afternoon'. A weekday that is offered twice has its day of the month, too: 'Tue 8 morning'.
 *
 * @param ids ids among those offered; others are left out
 */
export function halfDaysText(
  ids: readonly string[],
  offered: readonly HalfDay[],
  language: Language,
  texts: AfterLeadTexts,
): string {
  const weekday = ({ date }: HalfDay) => format(date, language, { weekday: 'short' });
  const isTwice = (halfDay: HalfDay) =>
    offered.some((other) => other.date !== halfDay.date && weekday(other) === weekday(halfDay));
  return offered
    .filter(({ id }) => ids.includes(id))
    .map((halfDay) =>
      [
        weekday(halfDay),
        ...(isTwice(halfDay) ? [Number(halfDay.date.slice(-2))] : []),
        texts.halves[halfDay.half],
      ].join(' '),
    )
    .join(texts.or);
}

function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(date));
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Days looked at for working days. */
const farthestDays = 120;

/**
 * The half-days that a business without our server offers, as our server would work them out (shared/visits.ts), apart from
 * those that are taken. Without a date library: times are compared by the business's clock.
 */
export function offeredHalfDays(
  { days, daysOff, daysAhead, noticeHours, ...hours }: VisitRules,
  timeZone: string,
  nowMs: number,
): readonly HalfDay[] {
  const offered: HalfDay[] = [];
  const earliest = clockAt(nowMs + noticeHours * hourMs, timeZone);
  const today = Date.parse(clockAt(nowMs, timeZone).slice(0, 10));
  let found = 0;
  for (let ahead = 0; ahead < farthestDays && found < daysAhead; ahead += 1) {
    const day = new Date(today + ahead * dayMs);
    const date = day.toISOString().slice(0, 10);
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day);
    if (daysOff.includes(date) || !days.some((name) => name === weekday)) continue;
    const inTime = (['morning', 'afternoon'] as const).filter(
      (half) => `${date} ${hours[half][0]}:00` >= earliest,
    );
    if (inTime.length > 0) found += 1;
    offered.push(
      ...inTime.map((half) => ({ id: `${date}-${half === 'morning' ? 'am' : 'pm'}`, date, half })),
    );
  }
  return offered;
}

/** Date and time of day in a time zone: '2026-12-01 14:30:00'. */
function clockAt(timeMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(timeMs);
}
