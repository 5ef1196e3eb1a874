import { type Attributes, createElement, type Key, type VNode } from 'preact';

export { Fragment } from 'preact';

/** React's function of the same name on `createElement`, which the bundle has anyway. Chosen in `aliases.ts`. */
export function jsx(type: string, props: Attributes, key?: Key): VNode {
  return createElement(type, key === undefined ? props : { ...props, key });
}

export { jsx as jsxs };
