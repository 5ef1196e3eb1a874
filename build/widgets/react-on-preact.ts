/**
 * What the bundle takes of React, on Preact. The default export holds only what the libraries in the bundle read
 * from it: Preact's own default names everything there is, and nothing of it could be left out.
 */
import { createElement, Fragment } from 'preact/compat';

export {
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
export default { createElement, Fragment };
