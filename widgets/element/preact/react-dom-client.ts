import { type ComponentChild, hydrate, render } from 'preact';
import { prerenderedAttribute } from '../prerendered';

/**
 * React's `createRoot` on Preact. Hydrates a prerendered root, so its nodes keep typed text. Chosen in
 * `aliases.ts`.
 */
export function createRoot(container: ShadowRoot) {
  const isPrerendered = container.firstElementChild?.hasAttribute(prerenderedAttribute);
  let draw = isPrerendered ? hydrate : render;
  return {
    render(children: ComponentChild): void {
      draw(children, container);
      draw = render;
    },
    unmount(): void {
      render(null, container);
    },
  };
}
