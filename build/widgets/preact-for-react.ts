import type { Plugin } from 'vite';
import { preactAliases } from '../../widgets/element/preact/aliases';

/** Replaces React with Preact in widget builds; `resolve.alias` would apply to every environment. */
export function preactForReact(): Plugin {
  return {
    name: 'preact-for-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: isWidgetsBuild,
    resolveId(id, importer) {
      const preact = preactAliases[id];
      return preact ? this.resolve(preact, importer, { skipSelf: true }) : undefined;
    },
  };
}

/** Whether a Vite environment builds the tags, as classic script, its part after the lead, or ES module. */
function isWidgetsBuild({ name }: { readonly name: string }): boolean {
  return ['widgets', 'afterLead', 'widgetsModule'].includes(name);
}
