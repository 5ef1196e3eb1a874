import carousel from '../carousel/carousel.css?inline';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import { attributes, tag } from './api';
import styles from './painting-review-carousel.css?inline';
import { ReviewCarousel } from './review-carousel';

/** All that makes `<painting-review-carousel>` (docs/behaviour.md#113-reviews). */
export const reviewCarouselElement: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: ReviewCarousel,
  styles: [carousel, styles],
};

/** Defines `<painting-review-carousel>`. */
export function definePaintingReviewCarousel(): void {
  definePaintingElement(reviewCarouselElement);
}
