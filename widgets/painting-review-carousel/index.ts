import carousel from '../shared/carousel/carousel.css?inline';
import { definePaintingElement } from '../shared/element/define-painting-element';
import { attributes, tag } from './api';
import styles from './painting-review-carousel.css?inline';
import { ReviewCarousel } from './review-carousel';

/** Defines `<painting-review-carousel>` (SPEC 2.15b). */
export function definePaintingReviewCarousel(): void {
  definePaintingElement({ tag, attributes, component: ReviewCarousel, styles: [carousel, styles] });
}
