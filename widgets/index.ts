import { definePaintingEstimator } from './painting-estimator';
import { definePaintingQuoteForm } from './painting-quote-form';
import { definePaintingQuoteModal } from './painting-quote-modal';

definePaintingQuoteForm();
definePaintingQuoteModal();
definePaintingEstimator();
