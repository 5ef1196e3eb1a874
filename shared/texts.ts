import type { AreaUnit } from './area';
import { en, type MailTexts, mails as mailsInEnglish, type Texts } from './locales/en';
import { fr, mails as mailsInFrench } from './locales/fr';

/** The texts of tags and leads in every language: a file in `locales/`, and its entry here. */
export const texts = { en, fr } satisfies Readonly<Record<string, Texts>>;

/** The texts of our own server's mails in every language. */
export const mailTexts = { en: mailsInEnglish, fr: mailsInFrench } satisfies Readonly<
  Record<keyof typeof texts, MailTexts>
>;

/** The texts of the estimator in one language. */
export type EstimatorTexts = Texts['estimator'];

/** The texts of the estimator in the unit in which the business's visitors give areas. */
export function estimatorTexts(language: keyof typeof texts, unit: AreaUnit): EstimatorTexts {
  const { estimator } = texts[language];
  if (unit === 'sq ft') return estimator;
  return { ...estimator, areaUnit: unit, lengthUnit: 'm' };
}
