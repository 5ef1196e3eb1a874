import type { Language } from '../shared/language';

/** Years or hours in words: '1 year', '24 heures'. */
export function timeSpan(count: number, unit: 'year' | 'hour', language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  // Only some French forms contain a no-break space.
  return format.format(count).replace(/\s/gu, ' ');
}
