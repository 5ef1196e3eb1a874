import type { AreaUnit } from './area';
import type { Language } from './language';
import { en, type Texts } from './locales/en';
import { fr } from './locales/fr';

/** The texts of tags and mails by language. */
export const texts: Readonly<Record<Language, Texts>> = { en, fr };

/** The texts of the estimator in one language. */
export type EstimatorTexts = Texts['estimator'];

/** The texts of the estimator in the unit in which the business's visitors give areas. */
export function estimatorTexts(language: Language, unit: AreaUnit): EstimatorTexts {
  const { estimator } = texts[language];
  if (unit === 'sq ft') return estimator;
  const fields = { ...estimator.fields, wallSqft: estimator.wallAreaInMetres };
  return { ...estimator, areaUnit: unit, lengthUnit: 'm', fields };
}
