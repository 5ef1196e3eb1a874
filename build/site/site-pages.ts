import { join } from 'node:path';
import { pageFiles } from './pages/page-files';
import { siteFolder } from './site-folder';

/** The HTML inputs of the site's build: a map of names to absolute files, which need not exist (`pagesPlugin` loads them). */
export function sitePages(): Record<string, string> {
  return Object.fromEntries(
    pageFiles().map(({ file }) => [file.replace(/\.html$/, ''), join(siteFolder, file)]),
  );
}
