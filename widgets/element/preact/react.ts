/**
 * What the bundle needs of React, on Preact's core: over 3 kB smaller (brotli) than `preact/compat`, whose translations of
 * React's names and events nothing here needs. Chosen in `aliases.ts`.
 */
export { Component, createContext, Fragment } from 'preact';
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
