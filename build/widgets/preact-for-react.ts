import type { Plugin } from 'vite';
import { preactAliases } from '../../widgets/element/preact/aliases';
import { isWidgetsBuild } from './is-widgets-build';

/** Puts Preact in React's place in the builds of the widgets; `resolve.alias` would hold for the site and the examples too. */
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
