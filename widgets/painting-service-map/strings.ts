/** The texts of the service-area map (docs/behaviour.md#114-service-area-map). */
export const strings = {
  en: {
    label: 'Map of the area we serve',
    title: 'Towns we paint in',
    reach: (radiusKm: number) => `And everywhere within ${radiusKm} km`,
  },
  fr: {
    label: 'Carte du secteur desservi',
    title: 'Les villes où nous peignons',
    reach: (radiusKm: number) => `Et partout dans un rayon de ${radiusKm}\u00a0km`,
  },
};
