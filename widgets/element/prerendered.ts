/** Marks the base node of a prerendered root; its value is the prefix of the ids in it. */
export const prerenderedAttribute = 'data-prerendered';

/** The prefix of the ids in a prerendered root; undefined for any other root. */
export function prerenderedIdPrefix(root: ShadowRoot | null): string | undefined {
  return root?.firstElementChild?.getAttribute(prerenderedAttribute) ?? undefined;
}

/** Removes what a prerendered root needs only until the script runs: its style element and the slot of the fallback. */
export function dropPrerenderedExtras(root: ShadowRoot): void {
  for (const extra of root.querySelectorAll('.base ~ :is(style, slot)')) extra.remove();
}
