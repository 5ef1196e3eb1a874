/**
 * The entry of the ES module, for people with a bundler: it defines nothing by itself, and may be imported where there
 * is no document.
 */
import * as estimator from './painting-estimator';
import * as quoteForm from './painting-quote-form';
import * as quoteModal from './painting-quote-modal';
import * as serviceMap from './painting-service-map';

export const definePaintingQuoteForm = inBrowser(quoteForm.definePaintingQuoteForm);
export const definePaintingQuoteModal = inBrowser(quoteModal.definePaintingQuoteModal);
export const definePaintingEstimator = inBrowser(estimator.definePaintingEstimator);
export const definePaintingServiceMap = inBrowser(serviceMap.definePaintingServiceMap);

/** A server that renders the page has no custom elements: there the call does nothing, the browser's own defines the tag. */
function inBrowser(define: () => void): () => void {
  return () => {
    if (typeof customElements !== 'undefined') define();
  };
}
