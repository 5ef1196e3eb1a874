/**
 * The bundle's subset of React and `react-dom/client` on Preact's core: over 3 kB smaller (brotli) than
 * `preact/compat`, whose translations we don't need. Chosen in build/widgets/preact-for-react.ts.
 */
import { type ComponentChild, createElement, Fragment, hydrate, render } from 'preact';
import { useLayoutEffect, useReducer } from 'preact/hooks';
import { prerenderedAttribute } from './prerendered';

export { Component, cloneElement, createContext, Fragment, isValidElement } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** React's hook of the same name, for react-toastify's message store. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (notify: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => subscribe(() => draw(undefined)), [subscribe]);
  return getSnapshot();
}

/** React's `createRoot`. Hydrates a prerendered root, so its nodes keep typed text. */
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

/**
 * Only the names that r2wc and react-toastify read from the default export; all of React's would defeat tree shaking.
 */
export default { createElement, Fragment };
