import '../../../widgets/index';
import { lookAtStates } from './look-at-states';

// Two files, so that two browsers share the work.
for (const name of ['quote-form', 'quote-modal', 'estimator', 'thank-you']) lookAtStates(`painting-${name}`);
