import { builtFiles } from './built-folder';

/** The paths of all pages in the built web root; the guarded thank-you page is none: it leads home. */
export function builtRoutes(): readonly string[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html') && file !== 'thank-you.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
}
