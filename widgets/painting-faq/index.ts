import { definePaintingElement, type PaintingElementDefinition } from '../element/define-painting-element';
import { pageContentStyles } from '../element/styles/page-content-styles';
import { attributes, tag } from './api';
import { Faq } from './faq';
import styles from './painting-faq.css?inline';

/** All that makes `<painting-faq>`, the accordion (docs/behaviour.md#112-questions). */
export const faqElement: PaintingElementDefinition<typeof attributes> = {
  tag,
  attributes,
  component: Faq,
  styles: [pageContentStyles, styles],
};

/** Defines `<painting-faq>`. */
export function definePaintingFaq(): void {
  definePaintingElement(faqElement);
}
