/** The texts of the plain carousel besides those of its controls. */
export const strings = {
  en: { label: 'Slides' },
  fr: { label: 'Diapositives' },
};
