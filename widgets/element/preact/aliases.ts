import { fileURLToPath } from 'node:url';

/**
 * The only place that chooses between React and Preact. Components and packages import React; the script and
 * the ES module replace each React module as listed. Prerendering and examples run on React; the tags' tests
 * run on both.
 */
export const preactAliases: Readonly<Record<string, string>> = {
  react: fileURLToPath(new URL('./react.ts', import.meta.url)),
  'react-dom/client': fileURLToPath(new URL('./react-dom-client.ts', import.meta.url)),
  'react/jsx-runtime': 'preact/jsx-runtime',
};
