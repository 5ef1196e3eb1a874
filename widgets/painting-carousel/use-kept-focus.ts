import { type RefObject, useLayoutEffect } from 'react';
import { useHost } from '../element/host';
import { isStyledRoot } from '../element/node-kinds';

/**
 * Moves the focus from a slide that went out of view to the viewport, so arrow keys keep working. Leaves
 * focus elsewhere on the page alone.
 */
export function useKeptFocus(viewport: RefObject<HTMLElement | null>): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    const root = element?.getRootNode();
    if (!element || !isStyledRoot(root)) return;
    const slide = [...element.children].find((child) => child.contains(root.activeElement));
    if (slide?.assignedSlot?.closest('[inert]')) viewport.current?.focus({ preventScroll: true });
  });
}
