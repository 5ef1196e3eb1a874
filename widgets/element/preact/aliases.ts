import { fileURLToPath } from 'node:url';

/**
 * React or Preact is chosen here and nowhere else. Our components and the packages that they use import React; in the
 * script and the ES module each of React's modules is replaced by the one beside its name. The site's prerendering and
 * the examples run on React itself, the tests of the tags on both.
 */
export const preactAliases: Readonly<Record<string, string>> = {
  react: fileURLToPath(new URL('./react.ts', import.meta.url)),
  'react-dom/client': fileURLToPath(new URL('./react-dom-client.ts', import.meta.url)),
  'react/jsx-runtime': 'preact/jsx-runtime',
};
