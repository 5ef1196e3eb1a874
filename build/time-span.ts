import type { Language } from '../shared/language';

/** A number of years or hours in words, '1 year' or '24 heures'. */
export function timeSpan(count: number, unit: 'year' | 'hour', language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  // Some of the French forms have a no-break space and some not.
  return format.format(count).replace(/\s/gu, ' ');
}
