/** Texts of the quote modal (docs/behaviour.md#15-quote-modal). */
export const strings = {
  en: { title: 'Request a free quote', close: 'Close' },
  fr: { title: 'Demandez une soumission gratuite', close: 'Fermer' },
};
