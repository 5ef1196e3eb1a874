/** The texts of both carousels' controls (SPEC 4.2). */
export const carouselStrings = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    place: (number: number, of: number) => `${number} of ${of}`,
    position: (number: number, of: number) => `Slide ${number} of ${of}`,
  },
  fr: {
    carousel: 'carrousel',
    slide: 'diapositive',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    place: (number: number, of: number) => `${number} sur ${of}`,
    position: (number: number, of: number) => `Diapositive ${number} sur ${of}`,
  },
};
