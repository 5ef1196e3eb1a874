import { areaUnit } from 'virtual:business-settings';
import type { Language } from '../../shared/language';
import { type EstimatorTexts, estimatorTexts } from '../../shared/texts';

/** The texts of the wizard in the unit in which the business's visitors give areas. */
export const strings: Readonly<Record<Language, EstimatorTexts>> = {
  en: estimatorTexts('en', areaUnit),
  fr: estimatorTexts('fr', areaUnit),
};
