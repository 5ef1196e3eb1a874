import { type AnyPaintingElement, definePaintingElement } from './element/define-painting-element';
import { tags } from './registry';
import { start } from './start';

let isStarted = false;

/**
 * Defines a tag of the ES module. Does nothing on a server, which has no custom elements; the browser's call
 * defines it later.
 */
export function defineInBrowser(element: AnyPaintingElement): void {
  if (typeof customElements === 'undefined') return;
  if (!isStarted) start(tags);
  isStarted = true;
  definePaintingElement(element);
}
