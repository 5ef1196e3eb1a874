/**
 * Visible control of this name within part of a page: a button, link, question or field, through shadow
 * roots, scrolled into view. Null if there is none. Runs in the page, so it must be self-contained.
 */
export function findControl(place: string, name: string): Element | null {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      node,
      ...(node.shadowRoot ? within(node.shadowRoot) : []),
    ]);
  const nameOf = (control: Element): string => {
    const { labels } = control as Partial<HTMLInputElement>;
    const labelledBy = document.getElementById(control.getAttribute('aria-labelledby') ?? '');
    const label = labelledBy ?? labels?.[0] ?? control;
    const text =
      control.getAttribute('aria-label') ??
      (label.textContent?.trim() || control.getAttribute('title') || '');
    return text.replace(/\s+/g, ' ').trim();
  };
  const isShown = (control: Element) => control.getClientRects().length > 0 && !control.closest('[inert]');
  const roots = [...document.querySelectorAll(place)];
  const controls = roots
    .flatMap((root) => [root, ...within(root), ...(root.shadowRoot ? within(root.shadowRoot) : [])])
    .filter((node) => node.matches('button, a, summary, input, select, textarea'))
    .filter(isShown);
  const control =
    controls.find((control) => nameOf(control) === name) ??
    controls.find((control) => nameOf(control).startsWith(name)) ??
    null;
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return control;
}

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

/** Visible text of part of a page, through shadow roots, without closed answers. Runs in the page. */
export function visibleText(place: string): string {
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return '';
    const element = node as HTMLElement;
    if (element.localName === 'style' || element.localName === 'script') return '';
    const hasBox = getComputedStyle(element).display !== 'contents';
    if (hasBox && !element.checkVisibility()) return '';
    const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    const inside = slotted.length > 0 ? slotted : [...(element.shadowRoot ?? element).childNodes];
    return inside.map(textOf).join(' ');
  };
  return [...document.querySelectorAll(place)].map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}
