import type { Plugin } from 'vite';
import { fromRoot } from '../business/from-root';

const ourReact = fromRoot('widgets/element/react-on-preact.ts');

/**
 * The only place that chooses between React and Preact. Components and packages import React; the script and
 * the ES module replace each React module as listed. Prerendering and examples run on React; the tags' tests
 * run on both.
 */
const preactModules: Readonly<Record<string, string>> = {
  react: ourReact,
  'react-dom/client': ourReact,
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Replaces React with Preact in widget builds; `resolve.alias` would apply to every environment. */
export function preactForReact(): Plugin {
  return {
    name: 'preact-for-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: isWidgetsBuild,
    resolveId(id, importer) {
      const preact = preactModules[id];
      return preact ? this.resolve(preact, importer, { skipSelf: true }) : undefined;
    },
  };
}

/** Whether a Vite environment builds the tags, as classic script, its part after the lead, or ES module. */
function isWidgetsBuild({ name }: { readonly name: string }): boolean {
  return ['widgets', 'afterLead', 'widgetsModule'].includes(name);
}
