import { readdirSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';

/** The paths of all pages in the built web root; the guarded thank-you page is none: it leads home. */
export function builtRoutes(): readonly string[] {
  const files = readdirSync(fromRoot('dist'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('examples/') && file !== 'thank-you.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
}
