import carousel from '../carousel/carousel.css?inline';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import { pageContentStyles } from '../element/styles/page-content-styles';
import { attributes, tag } from './api';
import { Carousel } from './carousel';
import styles from './painting-carousel.css?inline';

/** All that makes `<painting-carousel>`, the plain carousel (docs/behaviour.md#115-carousels). */
export const carouselElement: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: Carousel,
  styles: [pageContentStyles, carousel, styles],
};

/** Defines `<painting-carousel>`. */
export function definePaintingCarousel(): void {
  definePaintingElement(carouselElement);
}
