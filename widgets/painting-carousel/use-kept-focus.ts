import { type RefObject, useLayoutEffect } from 'react';
import { useHost } from '../element/host';
import { isStyledRoot } from '../element/node-kinds';

/**
 * Moves the focus from a slide that has gone out of view to the carousel's viewport, so that the arrow keys keep working.
 * Does nothing while the focus is elsewhere on the page.
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
