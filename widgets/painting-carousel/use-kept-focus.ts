import { type RefObject, useLayoutEffect } from 'react';
import { useHost } from '../element/host';
import { isStyledRoot } from '../element/node-kinds';

/**
 * Takes the focus over from a slide that a move has brought out of view, so that the keys go on working.
 * Nothing happens while the focus is elsewhere on the page.
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
