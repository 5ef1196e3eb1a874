const noBreakSpace = '\u00a0';

/**
 * The languages that the widgets have texts in (docs/tags.md#attributes), each with the way it writes dollars. A
 * language that is added here does not compile until every strings file has its texts.
 */
export const languages = {
  en: { before: '$', thousands: ',', decimal: '.', after: '' },
  fr: { before: '', thousands: noBreakSpace, decimal: ',', after: `${noBreakSpace}$` },
};

/** The name of a language, as `lang` has it. */
export type Language = keyof typeof languages;

/** The language where none is asked for, or one without texts. */
export const defaultLanguage: Language = 'en';

/** The codes of all languages. */
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as Language[];

/** The language for a BCP 47 tag such as `fr-CA`: French for any kind of French. */
export function resolveLanguage(tag: string | null | undefined): Language {
  const [primary = ''] = `${tag}`.toLowerCase().split('-');
  return Object.hasOwn(languages, primary) ? (primary as Language) : defaultLanguage;
}
