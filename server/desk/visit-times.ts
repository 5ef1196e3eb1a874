import type { Language } from '../../shared/texts';
import { type VisitRules, visitRulesSchema } from '../../shared/visit-rules';
import { halfDayOf, type TimedHalfDay } from '../../shared/visits';
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

/** A half-day in words: `Tuesday, December 1` and `8:00 AM – 12:00 PM`. */
export function halfDayWords(
  { from, to }: TimedHalfDay,
  { timeZone }: VisitBusiness,
  language: Language = 'en',
): { readonly day: string; readonly hours: string } {
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  const hours = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone });
  const range = hours.formatRange(new Date(from), new Date(to));
  // Replaces the narrow spaces between the parts, which some mail programs show as boxes.
  return { day: day.format(new Date(from)), hours: range.replace(/[\u2009\u202f]/g, ' ') };
}

/** A half-day as the business reads it: `Tue, Dec 1, morning`. Any other id is shown unchanged. */
export function shortHalfDay(id: string, business: VisitBusiness): string {
  const halfDay = businessHalfDay(id, business);
  if (!halfDay) return id;
  const { timeZone } = business;
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return `${day.format(new Date(halfDay.from))}, ${halfDay.half}`;
}
