import { resumeKeptMails } from './mail/deliver-mail';
import { definePaintingCarousel } from './painting-carousel';
import { definePaintingEstimator } from './painting-estimator';
import { definePaintingFaq } from './painting-faq';
import { definePaintingQuoteForm } from './painting-quote-form';
import { definePaintingQuoteModal } from './painting-quote-modal';
import { definePaintingReviewCarousel } from './painting-review-carousel';
import { definePaintingServiceMap } from './painting-service-map';

definePaintingQuoteForm();
definePaintingQuoteModal();
definePaintingEstimator();
definePaintingServiceMap();
definePaintingReviewCarousel();
definePaintingCarousel();
definePaintingFaq();
void resumeKeptMails();
