import type { Language } from './texts';
import { texts } from './texts';

/** When a business answers (docs/behaviour.md#51-the-contact-promise). */
export interface BusinessHours {
  readonly timeZone: string;
  /** From this hour on the business is closed, on every day or by English weekday. */
  readonly closingHour: number | Readonly<Partial<Record<string, number>>>;
  /** Weekdays in English; at least one is not among them. */
  readonly closedDays: readonly string[];
}

/** Weekdays in English, Sunday first. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** When the visitor will hear from the business: shortly, or in the morning of a day. */
export type PromisedDay = 'today' | 'tomorrow' | (typeof weekdays)[number];

/** When the business promises to call about a request made at `now`, by its own clock (docs/behaviour.md#51-the-contact-promise). */
export function promisedDay(now: Date, { timeZone, closingHour, closedDays }: BusinessHours): PromisedDay {
  // Such as 'Friday 18', whatever the visitor's time zone.
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(now);
  const dayAt = (index: number) => weekdays[index % 7] ?? weekdays[0];
  const isOpen = (index: number) => !closedDays.includes(dayAt(index));
  const closing = (index: number) =>
    typeof closingHour === 'number' ? closingHour : (closingHour[dayAt(index)] ?? 0);
  const today = weekdays.findIndex((day) => clock.includes(day));
  if (isOpen(today) && Number(/\d+/.exec(clock)) < closing(today)) return 'today';
  let next = today + 1;
  while (!isOpen(next)) next += 1;
  return isOpen(today) && next === today + 1 ? 'tomorrow' : dayAt(next);
}

/** The contact promise in words: 'we'll contact you Sunday morning'. */
export function promiseText(day: PromisedDay, language: Language): string {
  const { promise } = texts[language];
  if (day === 'today') return promise.today;
  return promise.morning(day === 'tomorrow' ? promise.tomorrow : weekdayName(day, language));
}

function weekdayName(day: (typeof weekdays)[number], language: Language): string {
  // The first of January 2023 was a Sunday.
  const date = Date.UTC(2023, 0, 1 + weekdays.indexOf(day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
