import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Business } from '../business';
import { fromRoot } from '../from-root';

/**
 * Writes a business's `business.json`, logo and texts into a folder. Leaves out the reviews, which belong to
 * another business. In `site` itself, other texts stay unchanged.
 */
export async function writeBusiness(business: Business, folder: string): Promise<void> {
  const words = join(folder, 'content');
  if (words !== fromRoot('site/content')) await cp(fromRoot('site/content'), words, { recursive: true });
  await rm(join(words, 'reviews.json'), { force: true });
  const menus = join(words, 'navigation.json');
  await writeJson(menus, withoutReviews(JSON.parse(await readFile(menus, 'utf8'))));
  const logo = join(folder, 'images', business.brand.logo);
  await mkdir(dirname(logo), { recursive: true });
  await cp(fromRoot('build/new-business/logo.svg'), logo);
  await writeJson(join(folder, 'business.json'), business);
}

/** Removes menu items that link to the reviews page, at any depth. */
function withoutReviews(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item?.path !== '/reviews').map(withoutReviews);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutReviews(item)]));
}

/** Writes JSON as `npm run check` expects it. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const biome = fromRoot('node_modules/.bin/biome');
  const options = { input: JSON.stringify(value, null, 2), encoding: 'utf8' } as const;
  await writeFile(file, execFileSync(biome, ['format', '--stdin-file-path=file.json'], options));
}
