import { dayWords } from '../../shared/day-words';
import { rangeWord } from '../../shared/range-word';
import type { Language } from '../../shared/texts';
import { type VisitRules, visitRulesSchema } from '../../shared/visit-rules';
import { halfDayOf, offeredHalfDays, type TimedHalfDay } from '../../shared/visits';
import type { ServerBusiness } from '../base/business';

/** When the business visits, by its own clock. */
export type VisitBusiness = Pick<ServerBusiness, 'visits' | 'timeZone'>;

/** When the business visits: from its settings, or the defaults for visits confirmed without any. */
export function visitRules({ visits }: Pick<ServerBusiness, 'visits'>): VisitRules {
  return visits ?? visitRulesSchema.parse({});
}

/** The half-day with this id, by the business's hours; null for any other text. */
export function businessHalfDay(id: string, business: VisitBusiness): TimedHalfDay | null {
  return halfDayOf(id, visitRules(business), business.timeZone);
}

/** The furthest working days, of which a visitor may have asked for one when fewer were offered. */
const farthestDays = 120;

/** What decides which half-days can be confirmed. */
export interface ConfirmableFrom {
  readonly nowMs: number;
  /** The half-days that the visitor asked for. */
  readonly asked: readonly string[];
  readonly isBusy?: ((fromMs: number, toMs: number) => boolean) | undefined;
}

/**
 * The half-days ahead that the business can confirm, in order: those offered now, without notice, and those asked for, even if the calendar
 * has something then.
 */
export function confirmableHalfDays(
  business: VisitBusiness,
  { nowMs, asked, isBusy }: ConfirmableFrom,
): readonly TimedHalfDay[] {
  const { timeZone } = business;
  const rules = { ...visitRules(business), noticeHours: 0 };
  const offered = offeredHalfDays({ rules, timeZone, nowMs, isBusy });
  const all = offeredHalfDays({ rules: { ...rules, daysAhead: farthestDays }, timeZone, nowMs });
  return all.filter(({ id }) => asked.includes(id) || offered.some((one) => one.id === id));
}

/** A half-day in words: `Tuesday, December 1` and `8:00 AM to 12:00 PM`. */
export function halfDayWords(
  { from, to }: TimedHalfDay,
  { timeZone }: VisitBusiness,
  language: Language = 'en',
): { readonly day: string; readonly hours: string } {
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  const hours = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone });
  const range = hours.formatRange(new Date(from), new Date(to));
  // Some mail programs show the narrow spaces between the parts as boxes.
  const spaced = range.replace(/[\u2009\u202f]/g, ' ');
  return { day: dayWords(day, new Date(from)), hours: spaced.replace('–', rangeWord[language]) };
}

/** A half-day as the business reads it: `Tue, Dec 1, morning`. Any other id is shown unchanged. */
export function shortHalfDay(id: string, business: VisitBusiness): string {
  const halfDay = businessHalfDay(id, business);
  if (!halfDay) return id;
  const { timeZone } = business;
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return `${day.format(new Date(halfDay.from))}, ${halfDay.half}`;
}
