/**
 * The text of a node as people see it, on one line: a picture, such as an emoji that a page has drawn, counts as its
 * `alt`. Without what `left` selects.
 */
export function shownText(node: Node | null | undefined, left = 'template'): string {
  return textWithin(node, left).replace(/\s+/g, ' ').trim();
}

function textWithin(node: Node | null | undefined, left: string): string {
  if (node?.nodeType !== 1) return node?.nodeValue ?? '';
  const element = node as HTMLImageElement;
  if (element.matches(left)) return '';
  return element.matches('img')
    ? element.alt
    : [...node.childNodes].map((child) => textWithin(child, left)).join('');
}
