import carousel from '../carousel/carousel.css?inline';
import { firstStyles } from '../carousel/first-styles';
import type { PropsOf } from '../element/attribute-table';
import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import { pageContentStyles } from '../element/page-content-styles';
import type { Prerendering } from '../element/prerendered';
import { attributes, tag } from './api';
import { Carousel } from './carousel';
import { slottedChildren } from './place-slides';

/** Definition of `<painting-carousel>`, the plain carousel (docs/behaviour.md#115-carousels). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: Carousel,
  styles: [pageContentStyles, carousel],
};

/** Prerendering options. */
export const prerendering: Prerendering<PropsOf<typeof attributes>> = { firstStyles, slottedChildren };

/** Defines `<painting-carousel>`. */
export function definePaintingCarousel(): void {
  definePaintingElement(element);
}
