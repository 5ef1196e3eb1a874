import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot } from './from-root';

/**
 * Folder of the business to build: `business.json`, `content` and, optionally, `images`. Set `BUSINESS` to
 * build another folder than `site`.
 */
export const businessFolder = resolve(fromRoot('.'), process.env.BUSINESS || 'site');

/** Folder of the pages' texts. */
export const contentFolder = join(businessFolder, 'content');

/** The build's output folder: `dist/`, or the one named by `DIST`. */
export const webRoot = resolve(process.env.DIST || fromRoot('dist'));

/** Output folder of the examples, which another origin serves. */
export const examplesRoot = process.env.DIST ? `${webRoot}-examples` : fromRoot('.cache/examples');

/** Source folder of the site: pages, partials, content, styles, scripts and pictures. */
export const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));

/** Folder of the texts on privacy and accessibility, by language, for content without its own. */
export const legalFolder = join(siteFolder, 'legal');

/** Folder that caches resized pictures between builds. */
export const pictureCacheFolder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));

/** Folder of the icon package's SVG files. */
export const iconPackageFolder = fileURLToPath(
  new URL('../../node_modules/lucide-static/icons', import.meta.url),
);
