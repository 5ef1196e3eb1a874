import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import postcss from 'postcss';
import type { Brand } from '../../shared/brand/brand-schema';
import { brandStyles } from '../brand/brand-styles';
import { logoFile } from '../brand/logo';
import { readBusiness } from '../business';
import { fromRoot } from '../from-root';
import { bundleScripts } from './bundle-scripts';
import { exampleFiles, examplePages, examplesFolder } from './example-files';
import { galleryGroups, galleryHtml } from './gallery';
import { makePictures } from './make-pictures';
import { renderExample } from './render-example';

/** File types copied unchanged. */
const servedKinds = ['.js', '.svg', '.webp'];

/** Placeholder for the cards in the gallery page. */
const galleryPlace = '<!-- the gallery -->';

/** Builds the web root of the examples: pages, scripts, styles and pictures. Empties `outFolder` first. */
export async function buildExamples(outFolder: string): Promise<void> {
  const pages = examplePages();
  const business = readBusiness();
  const gallery = galleryHtml(pages, galleryGroups());
  await rm(outFolder, { recursive: true, force: true });
  await bundleScripts(pages, outFolder);
  for (const page of pages) {
    const html = renderExample(page, business).replace(galleryPlace, () => gallery);
    await writeFileIn(outFolder, page.file, html);
  }
  await writeStyles(outFolder, business.brand);
  await copyFiles(outFolder);
  await writeFileIn(outFolder, 'favicon.svg', logoFile(business.brand));
  await makePictures(pages, outFolder);
}

/** Writes the style sheets with the business's brand. */
async function writeStyles(outFolder: string, brand: Brand): Promise<void> {
  const processor = postcss([brandStyles(() => brand)]);
  for (const file of exampleFiles().filter((file) => extname(file) === '.css')) {
    const from = join(examplesFolder, file);
    const { css } = await processor.process(await readFile(from, 'utf8'), { from, map: false });
    await writeFileIn(outFolder, file, css);
  }
}

async function copyFiles(outFolder: string): Promise<void> {
  const served = exampleFiles().filter((file) => servedKinds.includes(extname(file)));
  for (const file of served) await cp(join(examplesFolder, file), join(outFolder, file));
  await cp(fromRoot('site/fonts'), join(outFolder, 'fonts'), { recursive: true });
}

async function writeFileIn(folder: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}
