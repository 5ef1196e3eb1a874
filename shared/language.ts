const noBreakSpace = '\u00a0';

/**
 * The languages that the widgets have texts in (docs/tags.md#attributes), each with the way it writes money. A
 * language that is added here does not compile until every strings file has its texts.
 */
export const languages = {
  en: { thousands: ',', decimal: '.', money: (symbol: string, digits: string) => symbol + digits },
  fr: {
    thousands: noBreakSpace,
    decimal: ',',
    money: (symbol: string, digits: string) => digits + noBreakSpace + symbol,
  },
};

/** The name of a language, as `lang` has it. */
export type Language = keyof typeof languages;

/** The language where none is asked for, or one without texts. */
export const defaultLanguage: Language = 'en';

/** The codes of all languages. */
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as Language[];

/**
 * The language for a BCP 47 tag such as `fr-CA`: French for any kind of French. Where the tag is none of those offered,
 * the first of them.
 */
export function resolveLanguage(
  tag: string | null | undefined,
  offered: readonly Language[] = languageCodes,
): Language {
  const [primary] = `${tag}`.toLowerCase().split('-');
  return offered.find((code) => code === primary) ?? offered[0] ?? defaultLanguage;
}
