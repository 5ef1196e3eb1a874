/** Texts of the colour preview (docs/behaviour.md#122-colour-preview). */
export const strings = {
  en: {
    legend: 'Choose a colour:',
    own: 'your own colour',
    ask: 'Ask for a quote in this colour',
    message: (colour: string) => `Colour: ${colour}`,
  },
  fr: {
    legend: 'Choisissez une couleur\u00a0:',
    own: 'votre propre couleur',
    ask: 'Demander une soumission dans cette couleur',
    message: (colour: string) => `Couleur\u00a0: ${colour}`,
  },
};
