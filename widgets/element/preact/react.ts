/**
 * What the bundle takes of React, on Preact's core: a good 3 kB less over the wire than `preact/compat`, whose
 * translations of React's own names and events nothing here needs.
 */
import { createElement, Fragment } from 'preact';
import { useLayoutEffect, useReducer } from 'preact/hooks';

export { Component, cloneElement, createContext, createElement, Fragment, isValidElement } from 'preact';
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

/** React's hook of the same name; react-toastify keeps its messages in such a store. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (notify: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const snapshot = getSnapshot();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => subscribe(() => draw(undefined)), [subscribe]);
  return snapshot;
}

/** Libraries read these two from the default; with all of React's names in it, nothing could be left out. */
export default { createElement, Fragment };
