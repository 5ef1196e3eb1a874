import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, posix } from 'node:path';
import react from '@vitejs/plugin-react';
import postcss from 'postcss';
import sharp from 'sharp';
import { build } from 'vite';
import { fontFolders } from '../business/brand-fonts';
import { brandStyles } from '../business/brand-styles';
import { readBusiness } from '../business/business';
import { fromRoot } from '../business/from-root';
import { logoFile } from '../business/logo';
import { type ExamplePage, exampleFiles, examplePages, examplesFolder } from './example-page';
import { renderExample, scriptsToBundle, withCards } from './render-example';

/** Enough for a full-width slide on a 2x phone. */
const widthPx = 800;

/** Makes each `/pictures/<name>.webp` that a page uses, from the site's picture of that name. */
async function makePictures(pages: readonly ExamplePage[], outFolder: string): Promise<void> {
  const names = new Set(
    pages.flatMap(({ source }) =>
      [...source.matchAll(/\/pictures\/([\w-]+)\.webp/g)].map(([, name]) => name),
    ),
  );
  await mkdir(join(outFolder, 'pictures'), { recursive: true });
  for (const name of names) {
    await sharp(fromRoot(`site/images/${name}.webp`))
      .resize({ width: widthPx, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(join(outFolder, 'pictures', `${name}.webp`));
  }
}

/** File types copied unchanged. */
const servedKinds = ['.js', '.svg', '.webp'];

/** Builds the web root of the examples: pages, scripts, styles and pictures. Empties `outFolder` first. */
export async function buildExamples(outFolder: string): Promise<void> {
  const pages = examplePages();
  const business = readBusiness();
  await rm(outFolder, { recursive: true, force: true });
  await bundleScripts(pages, outFolder);
  for (const page of pages) {
    const html = renderExample(page, business);
    await writeFileIn(outFolder, page.file, page.path === '/' ? withCards(html, pages) : html);
  }
  await writeStyles(outFolder);
  await copyFiles(outFolder);
  await writeFileIn(outFolder, 'favicon.svg', await logoFile(business.brand));
  await makePictures(pages, outFolder);
}

/** Writes the style sheets with the business's brand. */
async function writeStyles(outFolder: string): Promise<void> {
  const processor = postcss([brandStyles(undefined, (path) => `/fonts/${basename(path)}`)]);
  for (const file of exampleFiles().filter((file) => extname(file) === '.css')) {
    const from = join(examplesFolder, file);
    const { css } = await processor.process(await readFile(from, 'utf8'), { from, map: false });
    await writeFileIn(outFolder, file, css);
  }
}

async function copyFiles(outFolder: string): Promise<void> {
  const served = exampleFiles().filter((file) => servedKinds.includes(extname(file)));
  for (const file of served) await cp(join(examplesFolder, file), join(outFolder, file));
  for (const folder of [...fontFolders].reverse().filter((folder) => existsSync(folder)))
    await cp(folder, join(outFolder, 'fonts'), { recursive: true });
}

async function writeFileIn(folder: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

/** Bundles the pages' TypeScript sources with the real React; each bundle lands where its source was. */
async function bundleScripts(pages: readonly ExamplePage[], outFolder: string): Promise<void> {
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
