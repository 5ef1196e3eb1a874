/** Marks the base node that came with the page in a declarative shadow root, and holds the prefix of its ids. */
export const prerenderedAttribute = 'data-prerendered';

/** The prefix of the ids in a root that came prerendered with the page. */
export function prerenderedIdPrefix(root: ShadowRoot | null): string | undefined {
  return root?.firstElementChild?.getAttribute(prerenderedAttribute) ?? undefined;
}

/** Removes what a prerendered root needed only until the script came: its style element and the slot of the fallback. */
export function dropPrerenderedExtras(root: ShadowRoot): void {
  for (const node of [...root.children].slice(1)) {
    if (node.localName === 'style' || node.localName === 'slot') node.remove();
  }
}
