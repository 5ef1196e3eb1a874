import type { Plugin } from 'vite';
import { preactAliases } from '../../widgets/element/preact/aliases';
import { unusedParts, withoutUnusedParts } from '../../widgets/element/preact/unused-parts';
import { isWidgetsBuild } from './is-widgets-build';

/**
 * Replaces React by Preact in the builds of the widgets, and leaves out of Preact what no tag uses; `resolve.alias` would
 * apply to every environment.
 */
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
    transform: {
      filter: { id: /\/preact\/.*\.mjs(\?|$)/ },
      handler(code, id) {
        const parts = Object.entries(unusedParts).find(([file]) =>
          id.replace(/\?.*/, '').endsWith(file),
        )?.[1];
        return parts && { code: withoutUnusedParts(code, parts), map: null };
      },
    },
  };
}
