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
 * The functions that prerender the tags. They are made of the widgets' own components, which import style sheets and
 * the business's settings, so Vite builds them first, for Node and with the bundle's own treatment of CSS.
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
  // Not `import()`: the runner that loaded the configuration, and would answer it, is closed by now.
  return createRequire(import.meta.url)(`${outDir}/prerender.cjs`);
}
