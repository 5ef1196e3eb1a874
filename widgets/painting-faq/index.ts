import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import type { Prerendering } from '../element/prerendered';
import { pageContentStyles } from '../element/styles/page-content-styles';
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
