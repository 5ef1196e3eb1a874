import { join } from 'node:path';
import { pageFiles } from './pages/page-files';
import { siteFolder } from './site-folder';

/**
 * HTML inputs of the site's build: name to absolute file. The files need not exist, since `pagesPlugin` loads
 * them.
 */
export function sitePages(): Record<string, string> {
  return Object.fromEntries(
    pageFiles().map(({ file }) => [file.replace(/\.html$/, ''), join(siteFolder, file)]),
  );
}
