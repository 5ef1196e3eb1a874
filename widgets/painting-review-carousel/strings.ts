/** Texts of the reviews carousel (docs/behaviour.md#113-reviews), besides its controls. */
export const strings = {
  en: { label: 'Client reviews', stars: 'Five out of five stars', more: 'Read More Reviews' },
  fr: { label: 'Avis de nos clients', stars: 'Cinq étoiles sur cinq', more: "Lire d'autres avis" },
};
