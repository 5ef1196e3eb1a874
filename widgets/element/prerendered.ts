/** Marks the base node of a prerendered root; its value is the prefix of the ids in it. */
export const prerenderedAttribute = 'data-prerendered';

/** The prefix of the ids in a prerendered root; undefined for any other root. */
export function prerenderedIdPrefix(root: ShadowRoot | null): string | undefined {
  return root?.firstElementChild?.getAttribute(prerenderedAttribute) ?? undefined;
}

/**
 * Removes everything beside a drawing from its root, once the drawing is there: the style element and the slot that a
 * prerendered root needs only until the script runs, and, on React, which draws it anew, all that was prerendered.
 */
export function keepAlone(drawing: ChildNode | null): void {
  for (const other of [...(drawing?.parentNode?.childNodes ?? [])]) if (other !== drawing) other.remove();
}
