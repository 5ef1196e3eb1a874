import carousel from '../shared/carousel/carousel.css?inline';
import { definePaintingElement } from '../shared/element/define-painting-element';
import { pageContentStyles } from '../shared/styles/page-content-styles';
import { attributes, tag } from './api';
import { Carousel } from './carousel';
import styles from './painting-carousel.css?inline';

/** Defines `<painting-carousel>`, the plain carousel (SPEC 4.2). */
export function definePaintingCarousel(): void {
  definePaintingElement({
    tag,
    attributes,
    component: Carousel,
    styles: [pageContentStyles, carousel, styles],
  });
}
