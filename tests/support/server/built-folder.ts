import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { webRoot } from '../../../build/business/folders';
import { fixtureWebRoot } from '../business';

/** The built web root under test: `dist/`, or the folder named by `DIST`. */
export const builtFolder = webRoot;

/** The built examples of the business made for tests. */
export const builtExamples = `${fixtureWebRoot}-examples`;

/** Built files, relative to the web root, with forward slashes. */
export function builtFiles(): readonly string[] {
  if (!existsSync(builtFolder)) throw new Error(`There is no ${builtFolder} to test: build the site first.`);
  return readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => statSync(join(builtFolder, file)).isFile());
}

/**
 * Paths of all built pages except the guarded thank-you page, which redirects home. Tags rendered as files to
 * include (`widgets/prerendered`) are not pages.
 */
export function builtRoutes(): readonly string[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html') && file !== 'thank-you.html' && !file.startsWith('widgets/'))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
}
