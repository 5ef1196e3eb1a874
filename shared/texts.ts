import { en, type MailTexts, mails as mailsInEnglish, type Texts } from './locales/en';
import { fr, mails as mailsInFrench } from './locales/fr';

/** The texts of tags and leads in every language: a file in `locales/`, and its entry here. */
export const texts = { en, fr } satisfies Readonly<Record<string, Texts>>;

/** The name of a language that has texts, as `lang` has it (docs/tags.md#attributes). */
export type Language = keyof typeof texts;

/** The language if none is requested, or one without texts. */
export const defaultLanguage: Language = 'en';

/** The codes of all languages. */
export const languageCodes = /* @__PURE__ */ Object.keys(texts) as Language[];

/**
 * The language for a BCP 47 tag such as `fr-CA`: French for any kind of French. If none of the offered languages
 * matches, the first of them.
 */
export function resolveLanguage(
  tag: string | null | undefined,
  offered: readonly Language[] = languageCodes,
): Language {
  const [primary] = `${tag}`.toLowerCase().split('-');
  return offered.find((code) => code === primary) ?? offered[0] ?? defaultLanguage;
}

/** The texts of our own server's mails in every language. */
export const mailTexts = { en: mailsInEnglish, fr: mailsInFrench } satisfies Readonly<
  Record<Language, MailTexts>
>;
