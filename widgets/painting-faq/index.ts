import { definePaintingElement } from '../shared/element/define-painting-element';
import { pageContentStyles } from '../shared/styles/page-content-styles';
import { attributes, tag } from './api';
import { Faq } from './faq';
import styles from './painting-faq.css?inline';

/** Defines `<painting-faq>`, the accordion (SPEC 2.14, 4.3). */
export function definePaintingFaq(): void {
  definePaintingElement({ tag, attributes, component: Faq, styles: [pageContentStyles, styles] });
}
