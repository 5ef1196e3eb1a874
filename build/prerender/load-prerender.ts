import { createRequire } from 'node:module';
import { build } from 'vite';
import { businessSettingsPlugin } from '../business-settings-plugin';
import { fromRoot } from '../from-root';
import { cssTarget } from '../widgets/css-target';
import { tagsPlugin } from '../widgets/tags-plugin';

interface Prerender {
  prerenderPage(html: string): string;
}

/**
 * Loads `prerenderPage`. The widgets' components import style sheets and business settings, so Vite builds
 * them for Node first, with the bundle's CSS options.
 */
export function loadPrerender(): Promise<Prerender> {
  prerender ??= buildPrerender();
  return prerender;
}

let prerender: Promise<Prerender> | undefined;

async function buildPrerender(): Promise<Prerender> {
  const outDir = fromRoot('.cache/prerender');
  await build({
    configFile: false,
    root: fromRoot('.'),
    plugins: [businessSettingsPlugin(), tagsPlugin()],
    logLevel: 'error',
    build: {
      ssr: fromRoot('build/prerender/index.ts'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      cssMinify: true,
      cssTarget,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'prerender.cjs' } },
    },
  });
  // `import()` would use the runner that loaded the configuration, which is closed by now.
  return createRequire(import.meta.url)(`${outDir}/prerender.cjs`);
}
