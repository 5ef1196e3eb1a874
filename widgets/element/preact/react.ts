/**
 * What the bundle needs of React, on Preact's core: over 3 kB smaller (brotli) than `preact/compat`, whose translations of
 * React's names and events nothing here needs. Chosen in `aliases.ts`.
 */
import { createElement } from 'preact';

export { Component, createContext, createElement, Fragment } from 'preact';
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

/** r2wc reads it from the default export; with all of React's names in it, nothing could be shaken off. */
export default { createElement };
