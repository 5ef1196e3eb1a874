import { type AnyPaintingElement, definePaintingElement } from './element/define-painting-element';
import { resumeOutbox } from './mail/outbox';

let isResumed = false;

/**
 * Defines a tag of the ES module. On a server, which has no custom elements, it does nothing: the browser's own call
 * will define the tag.
 */
export function defineInBrowser(element: AnyPaintingElement): void {
  if (typeof customElements === 'undefined') return;
  definePaintingElement(element);
  if (isResumed) return;
  isResumed = true;
  setTimeout(resumeOutbox);
}
