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
    const text = control.getAttribute('aria-label') ?? label.textContent ?? '';
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
