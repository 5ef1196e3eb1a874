import type { Language } from './texts';

/** The word between the ends of a range, since screen readers leave out a dash: '2 to 4', in French '2 à 4'. */
export const rangeWord: Readonly<Record<Language, string>> = { en: 'to', fr: 'à' };
