import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { siteFolder } from '../site-folder';

const foldersWithoutPages = ['partials', 'public', 'content', 'images', 'scripts', 'styles'];

/** The file of every page, relative to the site's folder with forward slashes, sorted: `about.html`, `blog/the-tool-box.html`. */
export function pageFiles(folder: string = siteFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !foldersWithoutPages.includes(file.split('/', 1)[0] ?? ''))
    .sort();
}

/** The path at which a page's file is served: `/about` for `about.html`, `/` for `index.html`. */
export function pagePath(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path.replace(/\/index$/, '') || '/';
}

/** Whether the site has a page at the path, in exactly this spelling. */
export function isPage(path: string, folder: string = siteFolder): boolean {
  if (!/^(\/|(\/[\w-]+)+)$/.test(path)) return false;
  return ['.html', '/index.html'].some((ending) => existsSync(join(folder, path + ending)));
}
