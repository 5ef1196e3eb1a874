import { texts } from '../../shared/texts';

/** The estimator's own labels, in square feet. */
export const strings = { en: texts.en.estimator, fr: texts.fr.estimator };
