/** Texts of the service-area map (docs/behaviour.md#114-service-area-map). */
export const strings = {
  en: {
    label: 'Map of the area we serve',
    choice: 'Show a town on the drawing',
    note: (radiusKm: number) => `Drawn to scale: the circle has a radius of ${radiusKm} km.`,
  },
  fr: {
    label: 'Carte du secteur desservi',
    choice: 'Montrer une ville sur le dessin',
    note: (radiusKm: number) => `À l'échelle\u00a0: le cercle a un rayon de ${radiusKm}\u00a0km.`,
  },
};
