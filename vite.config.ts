// Lets Node import TypeScript while it loads this file, as build/widgets/tag-apis.ts does.
import 'tsx/esm';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type EnvironmentOptions, type Rolldown, type UserConfig } from 'vite';
import { readBusiness } from './build/business/business';
import { businessSettingsPlugin } from './build/business/business-settings-plugin';
import { webRoot } from './build/business/folders';
import { fromRoot } from './build/business/from-root';
import { sitePages } from './build/content/page-files';
import { compressedFilesPlugin } from './build/site/compressed-files';
import { sitePlugins } from './build/site/site-plugins';
import { devHostPlugin } from './build/tools/dev-host-plugin';
import { editorPlugin } from './build/tools/editor/editor-plugin';
import { examplesPlugin } from './build/tools/examples-plugin';
import { licencesFile } from './build/widgets/licences';
import { afterLeadName, besideTags, cssTarget, drawingsName } from './build/widgets/release';
import { tagTablesPlugin } from './build/widgets/tag-tables-plugin';
import { widgetsPlugins } from './build/widgets/widgets-plugins';

const business = readBusiness();
const { BUILD_PART: partToBuild } = process.env;
const { basePath, urls, server } = business.host;
/** The site is below its base path; host files are in the web root itself. */
const siteRoot = join(webRoot, basePath);

const production = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env.RUNTIME': JSON.stringify(process.env.RUNTIME ?? 'preact'),
};

/** For environments that only builds use: the dev server serves everything from `client`. */
const withoutDevServer = { optimizeDeps: { noDiscovery: true } } satisfies EnvironmentOptions;

const replacedBuiltIns = fromRoot('widgets/lib/replaced-built-ins.ts');

/** A page's scripts may have replaced built-ins that the tags and their packages call. */
const ownBuiltIns = {
  transform: {
    inject: {
      'Array.from': [replacedBuiltIns, 'arrayFrom'],
      'Object.keys': [replacedBuiltIns, 'objectKeys'],
      'Object.values': [replacedBuiltIns, 'objectValues'],
      'JSON.parse': [replacedBuiltIns, 'jsonParse'],
      'JSON.stringify': [replacedBuiltIns, 'jsonStringify'],
    },
  },
} satisfies Rolldown.InputOptions;

/**
 * One configuration for all products: environment `client` builds the site's pages, `widgets` the tags'
 * script, `widgetsModule` the ES module. `vite build` builds them into `dist/` in turn.
 */
export default defineConfig(({ command }) => ({
  root: fromRoot('site'),
  publicDir: fromRoot('site/public'),
  appType: 'mpa',
  ...withBasePath(basePath, command),
  define: {
    'import.meta.env.PAGE_ENDING': JSON.stringify(urls === 'folders' ? '/' : ''),
    'import.meta.env.SERVER': JSON.stringify(server ?? ''),
  },
  plugins: [
    devHostPlugin(),
    react(),
    businessSettingsPlugin(),
    tagTablesPlugin(),
    ...widgetsPlugins(),
    ...sitePlugins(),
    editorPlugin(),
    // Last: whatever is built before it is compressed.
    ...(partToBuild === undefined ? [examplesPlugin(), compressedFilesPlugin()] : []),
  ],
  // Prebundles the widgets' imports before the first request, because a second copy of React would break
  // hooks.
  optimizeDeps: { entries: [fromRoot('widgets/index.ts')] },
  // Pages name their module preloads; a polyfill for old browsers isn't worth its bytes.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: siteRoot,
        emptyOutDir: true,
        rolldownOptions: { input: sitePages() },
      },
    },
    widgets: {
      ...withoutDevServer,
      consumer: 'client',
      define: {
        ...production,
        'import.meta.env.FILES_ARE_BESIDE': 'true',
        'import.meta.env.TAGS_ARE_BESIDE': 'true',
      },
      build: {
        outDir: join(siteRoot, 'widgets'),
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: ownBuiltIns,
        // A kilobyte smaller after brotli than with the default minifier. Hardly inlines functions, because
        // repeated calls compress better than repeated bodies. No method is called with `new`, so methods can
        // be shorthand.
        minify: 'terser',
        terserOptions: {
          ecma: 2020,
          compress: { passes: 6, pure_getters: true, inline: 1, unsafe_methods: true, hoist_funs: true },
          // Makes Chromium compile every function in the background while the script loads, not on its first
          // call, which would delay the visitor. https://v8.dev/blog/explicit-compile-hints It reads the
          // comment's first word.
          format: { preamble: `//# allFunctionsCalledOnLoad Licences: ${licencesFile}` },
        },
        cssTarget,
        lib: {
          entry: fromRoot('widgets/index.ts'),
          formats: ['iife'],
          name: 'PaintingWidgets',
          fileName: () => 'painting-widgets.js',
        },
      },
    },
    // Modules that the script loads from beside itself: the cards shown once a lead is safe, and the jobs' drawings.
    afterLead: besideScript('widgets/after-lead/after-lead.tsx', afterLeadName),
    drawings: besideScript('widgets/painting-estimator/drawings.ts', drawingsName),
    // Tags that few pages have, without a React of their own.
    ...Object.fromEntries(
      besideTags.map(({ tag, environment, name }) => [
        environment,
        besideScript(`widgets/${tag}/beside.ts`, name),
      ]),
    ),
    // The same tags for bundlers: one module, which defines nothing until called.
    widgetsModule: {
      ...withoutDevServer,
      consumer: 'client',
      define: production,
      build: {
        outDir: join(siteRoot, 'widgets'),
        emptyOutDir: false,
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          ...ownBuiltIns,
          output: { banner: `// Licences: ${licencesFile}`, codeSplitting: false },
        },
        cssTarget,
        lib: {
          entry: fromRoot('widgets/module.ts'),
          formats: ['es'],
          fileName: () => 'painting-widgets.mjs',
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (isBuilt(environment.name)) await builder.build(environment);
      }
    },
  },
}));

/** Whether this process builds an environment: `npm run build` has one for the site, and one for the tags. */
function isBuilt(environment: string): boolean {
  if (environment === 'ssr') return false;
  return partToBuild === undefined || (environment === 'client') === (partToBuild === 'site');
}

/** Builds a module beside the script. */
function besideScript(input: string, name: string): EnvironmentOptions {
  return {
    ...withoutDevServer,
    consumer: 'client',
    define: production,
    build: {
      outDir: join(siteRoot, 'widgets'),
      emptyOutDir: false,
      copyPublicDir: false,
      cssTarget,
      rolldownOptions: {
        ...ownBuiltIns,
        input: fromRoot(input),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: name, banner: `// Licences: ${licencesFile}` },
      },
    },
  };
}

/**
 * Vite configuration for a base path. `placeLinks` rewrites the pages later; this covers styles and scripts.
 * The dev server always serves from `/`.
 */
function withBasePath(basePath: string, command: ConfigEnv['command']): UserConfig {
  if (basePath === '/' || command === 'serve') return {};
  return {
    base: basePath,
    experimental: {
      renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : basePath + file),
    },
  };
}
