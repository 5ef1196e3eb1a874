import { createServer, type ViteDevServer } from 'vite';
import { businessSettingsPlugin } from '../../../build/business-settings-plugin';
import { fromRoot } from '../../../build/from-root';
import { preactForReact } from '../../../build/widgets/preact-for-react';
import { tagsPlugin } from '../../../build/widgets/tags-plugin';

/** The build's own mapping applies only to builds. */
const always = { apply: undefined, applyToEnvironment: undefined };

/** Renders the components: Preact, as in the bundle, or React. */
export type Runtime = 'preact' | 'react';

const reactPackages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const otherPackages = ['axe-core', 'chai', 'zod/mini'];

/** They import React, so on Preact they are served unbundled to be mapped to Preact. */
const packagesOnReact = ['@r2wc/react-to-web-component', 'react-toastify/unstyled'];

/**
 * Serves the widgets' sources and tests as browser modules, without hot reload: a module reloaded during a
 * run would redefine its tag. Pre-bundles every package for the same reason.
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
