import { createServer, type ViteDevServer } from 'vite';
import { businessSettingsPlugin } from '../../../build/business-settings-plugin';
import { fromRoot } from '../../../build/from-root';
import { preactForReact } from '../../../build/widgets/preact-for-react';
import { tagsPlugin } from '../../../build/widgets/tags-plugin';

/** The build's own mapping holds for builds alone. */
const always = { apply: undefined, applyToEnvironment: undefined };

/** What draws the components: Preact as in the bundle, or React itself. */
export type Runtime = 'preact' | 'react';

const reactPackages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const otherPackages = ['axe-core', 'chai', 'zod/mini'];

/** They import React. On Preact they are served as they are, so that it is mapped to Preact as in the bundle. */
const packagesOnReact = ['@r2wc/react-to-web-component', 'react-toastify/unstyled'];

/**
 * A server of the widgets' sources and of their tests as modules for a browser, without hot reload: a module that
 * came again in mid-run would define its tag anew. Every package is prepared before the first test for the same reason.
 */
export function serveWidgetSources(runtime: Runtime): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: fromRoot('.'),
    cacheDir: fromRoot(`.cache/widget-tests-${runtime}`),
    appType: 'custom',
    logLevel: 'warn',
    plugins: [
      businessSettingsPlugin(),
      tagsPlugin(),
      runtime === 'preact' && { ...preactForReact(), ...always },
    ],
    define: {
      'import.meta.env.RUNTIME': JSON.stringify(runtime),
      'import.meta.env.MATRIX': JSON.stringify(process.env.MATRIX ?? 'sample'),
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: {
      entries: [],
      noDiscovery: true,
      include: [...(runtime === 'react' ? [...reactPackages, ...packagesOnReact] : []), ...otherPackages],
      exclude: runtime === 'react' ? [] : ['preact', ...packagesOnReact],
    },
    server: { middlewareMode: true, preTransformRequests: false, hmr: false, ws: false, watch: null },
  });
}
