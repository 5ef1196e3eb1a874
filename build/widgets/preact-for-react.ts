import type { Plugin } from 'vite';
import { preactAliases } from '../../widgets/element/preact/aliases';
import { isWidgetsBuild } from './is-widgets-build';

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
