import { createServer, type ViteDevServer } from 'vite';
import { businessSettingsPlugin } from '../../../build/business-settings-plugin';
import { fromRoot } from '../../../build/from-root';

/** What draws the components: Preact as in the bundle, or React itself. */
export type Runtime = 'preact' | 'react';

const preactAliases = [
  { find: /^react$/, replacement: fromRoot('build/widgets/react-on-preact.ts') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
];

const packagesOfRuntime: Readonly<Record<Runtime, readonly string[]>> = {
  preact: ['preact', 'preact/compat', 'preact/compat/client', 'preact/jsx-runtime'],
  react: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
};

const packages = [
  '@googlemaps/js-api-loader',
  '@r2wc/react-to-web-component',
  '@web/test-runner-commands',
  'chai',
  'date-fns-tz',
  'react-toastify/unstyled',
  'zod/mini',
];

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
    plugins: [businessSettingsPlugin()],
    resolve: { alias: runtime === 'preact' ? preactAliases : [] },
    define: { 'import.meta.env.RUNTIME': JSON.stringify(runtime) },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: {
      entries: [],
      noDiscovery: true,
      include: [...packagesOfRuntime[runtime], ...packages],
    },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}
