import { fileURLToPath } from 'node:url';

/** The folder of the site's sources: pages, partials, content, styles, scripts, pictures. */
export const siteFolder = fileURLToPath(new URL('../../site', import.meta.url));

/** The folder in which resized pictures are kept from one build to the next. */
export const pictureCacheFolder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));

/** The folder of the icon package's SVG files. */
export const iconPackageFolder = fileURLToPath(
  new URL('../../node_modules/lucide-static/icons', import.meta.url),
);
