/** The texts of the quote modal (SPEC 2.5). */
export const strings = {
  en: { title: 'Request a free quote', close: 'Close' },
  fr: { title: 'Demandez une soumission gratuite', close: 'Fermer' },
};
