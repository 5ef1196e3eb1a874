import { type PromisedDay, weekdays } from '../../shared/contact-time';
import { dayWords } from '../../shared/day-words';
import type { Language } from '../../shared/texts';
import { laterDay } from '../../shared/visits';
import { dayOf } from '../base/zoned-time';

/** The day of a contact promise made at a time, by the business's calendar: `2026-08-02`. */
export function promisedDate(promise: PromisedDay, madeAt: string, timeZone: string): string {
  const today = dayOf(madeAt, timeZone);
  if (promise === 'today') return today;
  if (promise === 'tomorrow') return laterDay(today, 1);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  // A promise for the weekday of today is for that of next week.
  return laterDay(today, ((weekdays.indexOf(promise) - weekday + 6) % 7) + 1);
}

/** A day in words, with its weekday where asked: `August 2`, `Sunday, August 2`. */
export function dayInWords(day: string, language: Language, weekday?: 'long'): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday,
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return dayWords(format, new Date(`${day}T00:00:00Z`));
}
