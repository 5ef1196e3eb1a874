/** The languages the widgets have texts in (docs/tags.md#attributes). */
export type Language = 'en' | 'fr';

/** The language for a BCP 47 tag such as `fr-CA`: French for any kind of French, English for everything else. */
export function resolveLanguage(tag: string | null | undefined): Language {
  return /^fr(-|$)/i.test(tag ?? '') ? 'fr' : 'en';
}
