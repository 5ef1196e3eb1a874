import { isStyledRoot } from './node-kinds';
import { sheetFor } from './style-sheets';

/**
 * Lends a style sheet to the tree that an element stands in, for nodes of the page that a shadow root's sheets cannot
 * reach; until the returned function is called.
 * Only for rules without specificity, `:where(…)`, below the element's own name: every rule of the page wins.
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
