import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { contentFolder } from '../../business-folder';
import { contentFiles } from '../content/content-files';
import { siteFolder } from '../site-folder';

/** A page: a template with the words of its name. */
export interface PageFile {
  /** The file that the page is, relative to the site's folder: `services/garage-painting-services.html`. */
  readonly file: string;
  /** The file of its template: the same, or `services/[slug].html` for each file of words in that folder. */
  readonly template: string;
  /** The path of its words in the content folder, without the ending. */
  readonly words: string;
}

const foldersWithoutPages = ['partials', 'public', 'content', 'images', 'scripts', 'styles'];
const templateOfFolder = '[slug]';

/** Every page, sorted by its file. A template without words makes no page. */
export function pageFiles(content: string = contentFolder, templates: string = siteFolder): PageFile[] {
  const known = new Set(templateNames(templates));
  return contentFiles(content)
    .flatMap(({ name }) => {
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const template = [name, folder + templateOfFolder].find((candidate) => known.has(candidate));
      return template ? [{ file: `${name}.html`, template: `${template}.html`, words: name }] : [];
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** The path at which a page's file is served: `/about` for `about.html`, `/` for `index.html`. */
export function pagePath(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path.replace(/\/index$/, '') || '/';
}

/** The templates of pages without their ending: `about`, `services/[slug]`. */
function templateNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !foldersWithoutPages.includes(file.split('/', 1)[0] ?? ''))
    .map((file) => file.replace(/\.html$/, ''));
}

/** The paths of all pages. */
export function pagePaths(content?: string, templates?: string): ReadonlySet<string> {
  return new Set(pageFiles(content, templates).map(({ file }) => pagePath(file)));
}
