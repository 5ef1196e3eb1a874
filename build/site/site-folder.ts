import { fileURLToPath } from 'node:url';

/** Source folder of the site: pages, partials, content, styles, scripts and pictures. */
export const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));

/** Folder that caches resized pictures between builds. */
export const pictureCacheFolder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));

/** Folder of the icon package's SVG files. */
export const iconPackageFolder = fileURLToPath(
  new URL('../../node_modules/lucide-static/icons', import.meta.url),
);
