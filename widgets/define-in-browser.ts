import { type AnyPaintingElement, definePaintingElement } from './element/define-painting-element';
import { reportTagMistakes } from './element/mistakes';
import { resumeOutbox } from './lead/outbox';
import { tags } from './registry';

let isResumed = false;

/**
 * Defines a tag of the ES module. Does nothing on a server, which has no custom elements; the browser's call
 * defines it later.
 */
export function defineInBrowser(element: AnyPaintingElement): void {
  if (typeof customElements === 'undefined') return;
  definePaintingElement(element);
  if (isResumed) return;
  isResumed = true;
  setTimeout(reportTagMistakes, 0, tags);
  setTimeout(resumeOutbox);
}
