import { join, posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { examplesFolder } from './example-files';
import type { ExamplePage } from './example-page';
import { scriptsToBundle } from './render-example';

/** Bundles the pages' TypeScript sources with the real React; each bundle lands where its source was. */
export async function bundleScripts(pages: readonly ExamplePage[], outFolder: string): Promise<void> {
  const files = new Set(
    pages.flatMap((page) => scriptsToBundle(page).map((address) => fileOf(page, address))),
  );
  await build({
    configFile: false,
    root: examplesFolder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: outFolder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          [...files].map((file) => [file.replace(/\.tsx?$/, ''), join(examplesFolder, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

/**
 * Resolves an address in a page, such as `./react-19/page.tsx`, to a file of
 * the examples.
 */
function fileOf({ folder }: ExamplePage, address: string): string {
  return posix.join(address.startsWith('/') ? '' : folder, address).replace(/^\//, '');
}
