import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fromRoot } from '../../build/business/from-root';
import type { Contender } from './contenders';

/** Sizes of a contender's code and styles, in bytes. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Builds a contender, writes its pages with one, fifty and no wizards, and returns its size. */
export async function buildPages(contender: Contender, folder: string, index: number): Promise<Weight> {
  // Our script finds its services only from its usual path.
  const path = contender.entry ? String(index) : 'widgets';
  const own = join(folder, path);
  await mkdir(own, { recursive: true });
  if (contender.entry) await buildEntry(contender.entry, own);
  else await cp(fromRoot('dist/widgets/painting-widgets.js'), join(own, 'painting-widgets.js'));
  const files = (await readdir(own)).sort();
  const addresses = files.map((file) => `/${path}/${file}`);
  const page = (count: number) => pageHtml(contender, addresses, count);
  for (const count of [0, 1, 50]) await writeFile(join(folder, `${index}-${count}.html`), page(count));
  return weigh(await Promise.all(files.map((file) => readFile(join(own, file)))));
}

async function buildEntry(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fromRoot('lab/bench'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: fromRoot(`lab/bench/contenders/${entry}`),
        formats: ['iife'],
        name: 'Contender',
        fileName: () => 'main.js',
        cssFileName: 'main',
      },
    },
  });
}

/** A page with the wizard set up as recommended: deferred script, styles in the head if any. */
function pageHtml({ markup }: Contender, addresses: readonly string[], count: number): string {
  const linked = (address: string) =>
    address.endsWith('.css')
      ? `<link rel="stylesheet" href="${address}">`
      : `<script src="${address}" defer></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>ThirdPartySite</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
${addresses.map(linked).join('')}</head>
<body><h1>Elsewhere</h1><p>What a painter costs.</p>${markup.repeat(count)}</body></html>`;
}

function weigh(files: readonly Buffer[]): Weight {
  const sum = (size: (file: Buffer) => number) => files.reduce((total, file) => total + size(file), 0);
  return {
    raw: sum((file) => file.byteLength),
    gzip: sum((file) => gzipSync(file).byteLength),
    brotli: sum((file) => brotliCompressSync(file).byteLength),
  };
}
