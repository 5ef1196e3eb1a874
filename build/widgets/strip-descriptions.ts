import type { Plugin } from 'vite';

const attributeTables = /\/widgets\/.*(?:\/api|-attributes)\.ts$/;

/** `description: '…'` (or "…") with the comma before or after it, as the formatter writes attribute tables. */
const descriptions = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?/g;

/** Leaves the documentation of the attribute tables out of the bundle: visitors need none of it. */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'widgets',
    transform: {
      filter: { id: attributeTables },
      handler: (code) => ({ code: code.replace(descriptions, ''), map: null }),
    },
  };
}
