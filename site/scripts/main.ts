import { startComparisons } from './compare';
import { startDropdowns } from './dropdowns';
import { followScroll } from './fixed-header';
import { keepHeight } from './keep-height';
import { loadWidgets } from './load-widgets';
import { startMobileMenu } from './mobile-menu';
import { closeModalOnBack } from './modal-history';
import { loadNextSlides } from './next-slides';
import { replayEarlyClicks } from './replay-early-clicks';
import { skipFadeToThankYou } from './skip-fade';

document.documentElement.dataset.scripted = '';
followScroll();
startDropdowns();
startMobileMenu();
startComparisons();
loadNextSlides();
replayEarlyClicks();
keepHeight();
closeModalOnBack();
skipFadeToThankYou();
offerLinkedJob();
loadWidgets();

/** Offers only the job that the link to the estimator names: `/estimator?job=garage`. */
function offerLinkedJob(): void {
  const job = new URLSearchParams(location.search).get('job');
  if (job) document.querySelector('painting-estimator')?.setAttribute('job', job);
}
