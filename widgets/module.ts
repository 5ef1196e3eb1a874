/**
 * The entry of the ES module, for people with a bundler: it defines nothing by itself, and may be imported where there
 * is no document.
 */

import { resumeKeptMails } from './mail/deliver-mail';
import * as carousel from './painting-carousel';
import * as estimator from './painting-estimator';
import * as faq from './painting-faq';
import * as quoteForm from './painting-quote-form';
import * as quoteModal from './painting-quote-modal';
import * as reviewCarousel from './painting-review-carousel';
import * as serviceMap from './painting-service-map';

export const definePaintingQuoteForm = inBrowser(quoteForm.definePaintingQuoteForm);
export const definePaintingQuoteModal = inBrowser(quoteModal.definePaintingQuoteModal);
export const definePaintingEstimator = inBrowser(estimator.definePaintingEstimator);
export const definePaintingServiceMap = inBrowser(serviceMap.definePaintingServiceMap);
export const definePaintingReviewCarousel = inBrowser(reviewCarousel.definePaintingReviewCarousel);
export const definePaintingFaq = inBrowser(faq.definePaintingFaq);
export const definePaintingCarousel = inBrowser(carousel.definePaintingCarousel);

let isResumed = false;

/** A server that renders the page has no custom elements: there the call does nothing, the browser's own defines the tag. */
function inBrowser(define: () => void): () => void {
  return () => {
    if (typeof customElements === 'undefined') return;
    define();
    if (isResumed) return;
    isResumed = true;
    void resumeKeptMails();
  };
}
