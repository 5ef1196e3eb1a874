/**
 * Loads the pictures of a carousel's hidden slides when the visitor turns to it: a browser alone would fetch them during the
 * first move, and show empty boxes.
 */
export function loadNextSlides(): void {
  for (const carousel of document.querySelectorAll('painting-carousel')) {
    const loadAll = () => {
      for (const image of carousel.querySelectorAll('img')) image.loading = 'eager';
    };
    for (const turn of ['pointerover', 'focusin']) carousel.addEventListener(turn, loadAll, { once: true });
  }
}
