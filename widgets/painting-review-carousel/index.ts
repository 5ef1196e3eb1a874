import carousel from '../carousel/carousel.css?inline';
import { firstStyles } from '../carousel/first-styles';
import type { PropsOf } from '../element/attribute-table';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import { attributes, tag } from './api';
import styles from './painting-review-carousel.css?inline';
import { ReviewCarousel } from './review-carousel';

/** Definition of `<painting-review-carousel>` (docs/behaviour.md#113-reviews). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: ReviewCarousel,
  styles: [carousel, styles],
};

/** Prerendering options. */
export const prerendering: Prerendering<PropsOf<typeof attributes>> = { firstStyles };

/** Defines `<painting-review-carousel>`. */
export function definePaintingReviewCarousel(): void {
  definePaintingElement(element);
}
