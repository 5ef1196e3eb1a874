import type { Plugin } from 'vite';
import { fromRoot } from '../from-root';
import { isWidgetsBuild } from './is-widgets-build';
import { withoutRegistries } from './without-registries';

const preactModules: Readonly<Record<string, string>> = {
  react: fromRoot('build/widgets/react-on-preact.ts'),
  'react-dom/client': fromRoot('widgets/element/preact-root.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Ships the React components on Preact: `resolve.alias` holds for all environments, so the names are mapped here,
 * for the builds of the widgets alone.
 */
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
    transform: {
      filter: { id: /\/preact\/dist\/preact\.mjs$/ },
      handler: (code) => ({ code: withoutRegistries(code), map: null }),
    },
  };
}
