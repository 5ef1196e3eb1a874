/** The languages the widgets speak (docs/tags.md#attributes). */
export type Language = 'en' | 'fr';

/** The language to speak for a BCP 47 tag such as `fr-CA`: French for any French, English for everything else and for none. */
export function resolveLanguage(tag: string | null | undefined): Language {
  return /^fr(-|$)/i.test(tag ?? '') ? 'fr' : 'en';
}
