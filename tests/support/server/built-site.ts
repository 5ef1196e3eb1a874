import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { builtFiles, builtFolder } from './built-folder';

// What lies there beside the site: the tags' bundle, pages to be framed by others.
const foldersWithoutPages = ['widgets', 'embed'];

/** A page as the build wrote it. */
export interface BuiltPage {
  /** `/about` */
  path: string;
  html: string;
  document: HTMLElement;
}

/** Every page of the built site, as found on the disk. */
export const builtPages: BuiltPage[] = builtFiles()
  .filter((file) => file.endsWith('.html') && !foldersWithoutPages.includes(file.split('/', 1)[0] ?? ''))
  .map((file) => {
    const html = builtText(file);
    return {
      path: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/',
      html,
      document: parse(html),
    };
  });

/** The text of a built file. */
export function builtText(file: string): string {
  return readFileSync(join(builtFolder, file), 'utf8');
}

/** The file that a static host answers a path with, relative to the web root; undefined where it has none. */
export function fileOfPath(path: string): string | undefined {
  const bare = decodeURI(path).slice(1);
  const candidates = bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
  return candidates.find(
    (file) => existsSync(join(builtFolder, file)) && statSync(join(builtFolder, file)).isFile(),
  );
}

/** The built page at a path. */
export function pageAt(path: string): BuiltPage | undefined {
  return builtPages.find((page) => page.path === path);
}

/** True for the pages that answer what is not there, and for the confirmation: nobody should find them by searching. */
export function isHidden({ path }: BuiltPage): boolean {
  return path.endsWith('/404') || path === '/thank-you';
}

/** The content of the page's meta element with that name or property. */
export function metaContent({ document }: BuiltPage, name: string): string | undefined {
  const element =
    document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`);
  return element?.getAttribute('content');
}

/** Text as a reader takes it in: entities resolved, white space as single spaces. */
export function readable(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
