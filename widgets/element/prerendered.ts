/** Marks the base node of a prerendered root; its value is the id prefix. */
export const prerenderedAttribute = 'data-prerendered';

/** Id prefix of a prerendered root; undefined for other roots. */
export function prerenderedIdPrefix(root: ShadowRoot | null): string | undefined {
  return root?.firstElementChild?.getAttribute(prerenderedAttribute) ?? undefined;
}

/**
 * Removes everything beside a rendered node from its root: the prerendered style and slot and, on React,
 * which renders afresh, the prerendered markup.
 */
export function keepAlone(drawing: ChildNode | null): void {
  for (const other of [...(drawing?.parentNode?.childNodes ?? [])]) if (other !== drawing) other.remove();
}
