import { join } from 'node:path';
import { pageFiles } from './pages/page-files';
import { siteFolder } from './site-folder';

/** The HTML inputs of the site's build: a map of names to absolute files. */
export function sitePages(folder: string = siteFolder): Record<string, string> {
  return Object.fromEntries(
    pageFiles(folder).map((file) => [file.replace(/\.html$/, ''), join(folder, file)]),
  );
}
