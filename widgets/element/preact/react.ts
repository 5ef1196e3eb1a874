/**
 * The bundle's subset of React on Preact's core: over 3 kB smaller (brotli) than `preact/compat`, whose
 * translations we don't need. Chosen in `aliases.ts`.
 */
import { createElement, Fragment } from 'preact';
import { useLayoutEffect, useReducer } from 'preact/hooks';

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

/**
 * Only the names that r2wc and react-toastify read from the default export; all of React's would defeat tree shaking.
 */
export default { createElement, Fragment };
