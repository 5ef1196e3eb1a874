/** The texts of the service-area map (SPEC 2.16). */
export const strings = {
  en: {
    label: 'Map of the area we serve',
    title: 'Towns we paint in',
    reach: (radiusKm: number) => `And everywhere within ${radiusKm} km`,
  },
  fr: {
    label: 'Carte de notre secteur',
    title: 'Les villes où nous peignons',
    reach: (radiusKm: number) => `Et partout à moins de ${radiusKm} km`,
  },
};
