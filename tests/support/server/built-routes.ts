import { builtFiles } from './built-folder';

/** Paths of all built pages except the guarded thank-you page, which redirects home. */
export function builtRoutes(): readonly string[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html') && file !== 'thank-you.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
}
