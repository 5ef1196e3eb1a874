import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromRoot } from '../from-root';
import type { ExamplePage } from './example-page';

/** Enough for a full-width slide on a 2x phone. */
const widthPx = 800;

/** Makes each `/pictures/<name>.webp` that a page uses from the site's picture of that name. */
export async function makePictures(pages: readonly ExamplePage[], outFolder: string): Promise<void> {
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
