import { definePaintingEstimator } from './painting-estimator';
import { definePaintingQuoteForm } from './painting-quote-form';
import { definePaintingQuoteModal } from './painting-quote-modal';
import { definePaintingServiceMap } from './painting-service-map';

definePaintingQuoteForm();
definePaintingQuoteModal();
definePaintingEstimator();
definePaintingServiceMap();
