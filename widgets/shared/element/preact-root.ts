import { hydrate, render, unmountComponentAtNode } from 'preact/compat';
import type { ReactNode } from 'react';
import { PRERENDERED } from './prerendered';

/**
 * React's `createRoot` on Preact, which takes over what was prerendered into the root instead of drawing it again:
 * the same nodes stay, with what was typed into them.
 */
export function createRoot(container: ParentNode & Node) {
  const isPrerendered = container.firstElementChild?.hasAttribute(PRERENDERED);
  let draw = isPrerendered ? hydrate : render;
  return {
    render(children: ReactNode): void {
      draw(children as never, container as never);
      draw = render;
    },
    unmount(): void {
      unmountComponentAtNode(container as never);
    },
  };
}
