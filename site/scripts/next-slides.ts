/**
 * Loads a carousel's hidden pictures on hover or focus. Browsers alone would start during the first move and
 * show empty boxes.
 */
export function loadNextSlides(): void {
  for (const carousel of document.querySelectorAll('painting-carousel')) {
    const loadAll = () => {
      for (const image of carousel.querySelectorAll('img')) image.loading = 'eager';
    };
    for (const turn of ['pointerover', 'focusin']) carousel.addEventListener(turn, loadAll, { once: true });
  }
}
