/**
 * First label that matches a pattern's source within part of a page, through shadow roots. Runs in the page,
 * so it must be self-contained.
 */
export function findLabel(place: string, source: string): string | null {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      node,
      ...(node.shadowRoot ? within(node.shadowRoot) : []),
    ]);
  const nodes = [...document.querySelectorAll(place)].flatMap((root) => [
    ...within(root),
    ...(root.shadowRoot ? within(root.shadowRoot) : []),
  ]);
  const labels = nodes.filter((node) => node.localName === 'label');
  const texts = labels.map((label) => (label.textContent ?? '').replace(/\s+/g, ' ').trim());
  return texts.find((text) => new RegExp(source).test(text)) ?? null;
}
