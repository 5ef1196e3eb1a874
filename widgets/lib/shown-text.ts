/**
 * The text of a node as people see it, on one line: a picture, such as an emoji that a page has drawn, counts as its
 * `alt`. Leaves out templates, and elements that `isLeftOut` holds for.
 */
export function shownText(node: Node | null | undefined, isLeftOut = isTemplate): string {
  return textWithin(node, isLeftOut).replace(/\s+/g, ' ').trim();
}

function textWithin(node: Node | null | undefined, isLeftOut: (element: Element) => boolean): string {
  // Prerendering reads texts from nodes without `nodeValue`, and attributes from elements without `alt`.
  if (node?.nodeType === 3) return node.textContent ?? '';
  if (node?.nodeType !== 1) return '';
  const element = node as Element;
  if (isLeftOut(element)) return '';
  return element.localName === 'img'
    ? (element.getAttribute('alt') ?? '')
    : [...node.childNodes].map((child) => textWithin(child, isLeftOut)).join('');
}

function isTemplate(element: Element): boolean {
  return element.localName === 'template';
}
