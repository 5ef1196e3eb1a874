import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import { pageContentStyles } from '../element/page-content-styles';
import type { Prerendering } from '../element/prerendered';
import { attributes, tag } from './api';
import { Faq } from './faq';
import styles from './painting-faq.css?inline';

/** Definition of `<painting-faq>`, the accordion (docs/behaviour.md#112-questions). */
export const element: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: Faq,
  styles: [pageContentStyles, styles],
};

/** Prerendering options. */
export const prerendering: Prerendering = {};

/** Defines `<painting-faq>`. */
export function definePaintingFaq(): void {
  definePaintingElement(element);
}
