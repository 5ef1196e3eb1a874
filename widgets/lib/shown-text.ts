/**
 * The text of a node as people see it, on one line: a picture, such as an emoji that a page has drawn, counts as its
 * `alt`. Leaves out templates, and elements that `isLeftOut` holds for.
 */
export function shownText(node: Node | null | undefined, isLeftOut = isTemplate): string {
  return textWithin(node, isLeftOut).replace(/\s+/g, ' ').trim();
}

function textWithin(node: Node | null | undefined, isLeftOut: (element: Element) => boolean): string {
  if (node?.nodeType !== 1) return node?.nodeValue ?? '';
  const element = node as HTMLImageElement;
  if (isLeftOut(element)) return '';
  return element.matches('img')
    ? element.alt
    : [...node.childNodes].map((child) => textWithin(child, isLeftOut)).join('');
}

function isTemplate(element: Element): boolean {
  return element.localName === 'template';
}
