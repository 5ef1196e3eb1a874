import { startComparisons } from './comparisons';
import { startEstimatorPage, takeAnswers } from './estimator-page';
import { startFrames } from './frames';
import { followScroll, startDropdowns } from './header';
import { closeModalOnBack } from './history-layer';
import { keepHeight, loadWidgets, replayEarlyClicks } from './load-widgets';
import { startMobileMenu } from './mobile-menu';
import { followPreview } from './panel-paint';

document.documentElement.dataset.scripted = '';
followScroll();
startDropdowns();
startMobileMenu();
startComparisons();
startFrames();
loadNextSlides();
replayEarlyClicks();
keepHeight();
closeModalOnBack();
skipFadeToThankYou();
startEstimatorPage();
followPreview();
void takeAnswers().finally(loadWidgets);

/**
 * Loads a carousel's hidden pictures on hover or focus. Browsers alone would start during the first move and
 * show empty boxes.
 */
function loadNextSlides(): void {
  for (const carousel of document.querySelectorAll('painting-carousel')) {
    const loadAll = () => {
      for (const image of carousel.querySelectorAll('img')) image.loading = 'eager';
    };
    for (const turn of ['pointerover', 'focusin']) carousel.addEventListener(turn, loadAll, { once: true });
  }
}

/**
 * Skips the fade to the thank-you page, also by Back: it stays hidden until its guard has run, and a fade
 * that can't start logs an error.
 */
function skipFadeToThankYou(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.entry.url?.includes('/thank-you')) viewTransition?.skipTransition();
  });
}
