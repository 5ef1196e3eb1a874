import type { Plugin } from 'vite';
import { isWidgetsBuild } from './is-widgets-build';

const attributeTables = /\/widgets\/.*(?:\/api|-attributes?)\.ts$/;

/** `description: '…'` (or "…") with the comma before or after it, as the formatter writes attribute tables. */
const descriptions = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?/g;

/** The table of methods, of which only the names are needed at run time. */
const methods = /\bexport const methods = \{[^}]*\}/;
const texts = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** Leaves the documentation of the attribute tables out of the bundle: visitors need none of it. */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: isWidgetsBuild,
    transform: {
      filter: { id: attributeTables },
      handler: (code) => ({
        code: code.replace(descriptions, '').replace(methods, (table) => table.replace(texts, '0')),
        map: null,
      }),
    },
  };
}
