import type { Business } from '../../business';
import type { Reviews } from '../content/site-content';
import { siteLanguage } from './site-language';

/** The review with the month of its date in words, such as 'May 2026'; without a date `month` is empty. */
export function withMonth(review: Reviews[number], business: Business): Reviews[number] & { month: string } {
  const format = new Intl.DateTimeFormat(siteLanguage(business), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { ...review, month: review.date ? format.format(new Date(review.date)) : '' };
}
