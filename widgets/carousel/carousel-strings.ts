/** Texts of both carousels' controls (docs/behaviour.md#115-carousels). */
export const carouselStrings = {
  en: {
    carousel: 'carousel',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    position: (number: number, of: number) => `Slide ${number} of ${of}`,
  },
  fr: {
    carousel: 'carrousel',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    position: (number: number, of: number) => `Diapositive ${number} sur ${of}`,
  },
};
