import '../../../widgets/index';
import { lookAtStates } from './look-at-states';

for (const name of ['carousel', 'colour-preview', 'faq', 'review-carousel', 'service-map'])
  lookAtStates(`painting-${name}`);
