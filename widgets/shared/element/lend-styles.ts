import { sheetFor } from './style-sheets';

const borrowers = new WeakMap<Node, Map<CSSStyleSheet, number>>();

/**
 * Lends a style sheet to the tree that an element stands in, for nodes of the page that a shadow root's sheets cannot
 * reach; until the returned function is called. However many ask, the tree holds the sheet once.
 * Only for rules without specificity, `:where(…)`, below the element's own name: every rule of the page wins.
 */
export function lendStyles(root: Node, text: string): (() => void) | undefined {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  const sheet = sheetFor(root instanceof Document ? root : root.ownerDocument, text);
  const counts = borrowers.get(root) ?? new Map<CSSStyleSheet, number>();
  borrowers.set(root, counts);
  const count = (by: 1 | -1) => {
    const uses = (counts.get(sheet) ?? 0) + by;
    counts.set(sheet, uses);
    return uses;
  };
  if (count(1) === 1) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    if (count(-1) === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((held) => held !== sheet);
  };
}
