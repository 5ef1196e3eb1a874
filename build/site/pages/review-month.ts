import type { Business } from '../../business';
import type { Reviews } from '../content/site-content';
import { siteLanguage } from './site-language';

/** A review with its date as 'May 2026' in `month`; empty without a date. */
export function withMonth(review: Reviews[number], business: Business): Reviews[number] & { month: string } {
  const format = new Intl.DateTimeFormat(siteLanguage(business), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { ...review, month: review.date ? format.format(new Date(review.date)) : '' };
}
