import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { builtFiles, builtFolder } from './built-folder';

// The tags' bundle, and pages for frames.
const foldersWithoutPages = ['widgets', 'embed'];

/** The dash of a range, and the word that is only spoken (build/site/spoken-ranges.ts). */
const spokenRange = /<span aria-hidden="true">([-–])<\/span><span class="visually-hidden"> [^<]* <\/span>/g;

/** A built page. */
export interface BuiltPage {
  /** Such as `/about`. */
  path: string;
  html: string;
  /** As it is shown, without the words of ranges that are only spoken. */
  document: HTMLElement;
}

/** Every page of the built site. */
export const builtPages: BuiltPage[] = builtFiles()
  .filter((file) => file.endsWith('.html') && !foldersWithoutPages.includes(file.split('/', 1)[0] ?? ''))
  .map((file) => {
    const html = builtText(file);
    return {
      path: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/',
      html,
      document: parse(html.replace(spokenRange, '$1')),
    };
  });

/** Text of a built file. */
export function builtText(file: string): string {
  return readFileSync(join(builtFolder, file), 'utf8');
}

/** The file a static host serves for a path, relative to the web root; undefined if none. */
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

/** Whether search engines should skip the page: 404 pages and the confirmation. */
export function isHidden({ path }: BuiltPage): boolean {
  return path.endsWith('/404') || path === '/thank-you';
}

/** Content of the page's meta element with this name or property. */
export function metaContent({ document }: BuiltPage, name: string): string | undefined {
  const element =
    document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`);
  return element?.getAttribute('content');
}

/** Text content with whitespace collapsed. */
export function readable(element: HTMLElement | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
