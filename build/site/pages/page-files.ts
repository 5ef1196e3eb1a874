import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { siteFolder } from '../site-folder';

const foldersWithoutPages = ['partials', 'public', 'content', 'images', 'scripts', 'styles'];

/** Every page's file, relative to the site's folder with forward slashes, sorted: `about.html`, `blog/the-tool-box.html`. */
export function pageFiles(folder: string = siteFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !foldersWithoutPages.includes(file.split('/', 1)[0] ?? ''))
    .sort();
}

/** The address path a page's file is served at: `about.html` is `/about`, `index.html` is `/`. */
export function pagePath(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path.replace(/\/index$/, '') || '/';
}
