import type { TagApi } from '../../widgets/element/api-tables';
import * as carousel from '../../widgets/painting-carousel/api';
import * as estimator from '../../widgets/painting-estimator/api';
import * as faq from '../../widgets/painting-faq/api';
import * as quoteForm from '../../widgets/painting-quote-form/api';
import * as quoteModal from '../../widgets/painting-quote-modal/api';
import * as reviewCarousel from '../../widgets/painting-review-carousel/api';
import * as serviceMap from '../../widgets/painting-service-map/api';

/** The surface of every tag, in the order in which it is documented (docs/tags.md#tags). */
export const tagApis: readonly TagApi[] = [
  quoteForm,
  quoteModal,
  estimator,
  serviceMap,
  reviewCarousel,
  faq,
  carousel,
];
