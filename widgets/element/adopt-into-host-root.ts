import { isStyledRoot } from './node-kinds';
import { sheetFor } from './style-sheets';

/**
 * Adopts a style sheet into the document or shadow root around an element, to reach the page's nodes, until
 * the returned function is called. Only for rules without specificity, `:where(…)`, under the element's own
 * name, so every page rule wins.
 */
export function adoptIntoHostRoot(root: Node, text: string): (() => void) | undefined {
  if (!isStyledRoot(root)) return undefined;
  const sheet = sheetFor('host' in root ? root.ownerDocument : root, text);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    const place = root.adoptedStyleSheets.lastIndexOf(sheet);
    if (place >= 0) root.adoptedStyleSheets.splice(place, 1);
  };
}
