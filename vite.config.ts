import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { businessSettingsPlugin } from './build/business-settings-plugin';
import { fromRoot } from './build/from-root';
import { sitePages } from './build/site/site-pages';
import { sitePlugins } from './build/site/site-plugins';
import { widgetsPlugins } from './build/widgets/widgets-plugins';

/**
 * One configuration for both products: the environment `client` builds the site's pages, `widgets` the one script of
 * the tags; `vite build` runs them one after the other into `dist/`.
 */
export default defineConfig({
  root: fromRoot('site'),
  publicDir: fromRoot('site/public'),
  appType: 'mpa',
  plugins: [react(), businessSettingsPlugin(), ...widgetsPlugins(), ...sitePlugins()],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        outDir: fromRoot('dist'),
        emptyOutDir: true,
        rolldownOptions: { input: sitePages() },
      },
    },
    widgets: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: fromRoot('dist/widgets'),
        emptyOutDir: false,
        copyPublicDir: false,
        // A kilobyte less over the wire than the default minifier makes of the same script.
        minify: 'terser',
        terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true } },
        // The sheets use light-dark(), which must not be rewritten: the page's own color-scheme decides.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        lib: {
          entry: fromRoot('widgets/index.ts'),
          formats: ['iife'],
          name: 'PaintingWidgets',
          fileName: () => 'painting-widgets.js',
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name !== 'ssr') await builder.build(environment);
      }
    },
  },
});
