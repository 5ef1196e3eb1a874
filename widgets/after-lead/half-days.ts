import { dayWords } from '../../shared/day-words';
import type { HalfDay } from '../../shared/half-days';
import type { AfterLeadTexts } from '../../shared/locales/after-lead';
import type { Language } from '../../shared/texts';
import { isRecord } from '../../shared/untrusted';

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

/** Half-days of those offered as 'Mon, Nov 30, morning, or Thu, Dec 3, morning'. */
export function datedHalfDays(
  ids: readonly string[],
  offered: readonly HalfDay[],
  language: Language,
  texts: AfterLeadTexts,
): string {
  return offered
    .filter(({ id }) => ids.includes(id))
    .map(({ date, half }) => `${dayText(date, language, 'short')}, ${texts.halves[half]}`)
    .join(`,${texts.or}`);
}

/**
 * Half-days as 'Tue morning or Thu afternoon'. A weekday offered twice also has its day of the month: 'Tue 8 morning'.
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
  return dayWords(new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }), new Date(date));
}
