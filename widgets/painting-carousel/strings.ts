/** Texts of the plain carousel, besides its controls. */
export const strings = {
  en: { label: 'Slides' },
  fr: { label: 'Diapositives' },
};
