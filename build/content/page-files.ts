import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { withoutByteOrderMark } from '../../shared/without-byte-order-mark';
import { businessFile } from '../business/business';
import { contentFolder, siteFolder } from '../business/folders';

/** A page: a template with its texts. */
export interface PageFile {
  /** Output file, relative to the site's folder: `services/garage-painting-services.html`. */
  readonly file: string;
  /** Template file: of the same name, or `services/[slug].html` for every file of texts in that folder. */
  readonly template: string;
  /** Path of its texts in the content folder, without extension. */
  readonly words: string;
  /** Number of a page of the list of articles, from the second on. */
  readonly listPage?: number;
}

const foldersWithoutPages = ['partials', 'public', 'content', 'legal', 'images', 'scripts', 'styles'];
const templateOfFolder = '[slug]';

/** Pages that content need not have: `site/legal` has their texts. */
export const legalPages = ['accessibility', 'privacy'] as const;

/** Articles on a page of their list (docs/behaviour.md#116-blog). */
export const articlesPerPage = 12;

/** Pages that appear with their first entry. */
export const pagesOfEntries = ['reviews', 'blog', 'blog/404'] as const;

/** Every page, sorted by file. A template without texts makes no page; a long list of articles makes several. */
export function pageFiles(content: string = contentFolder, templates: string = siteFolder): PageFile[] {
  const known = new Set(templateNames(templates));
  const names = new Set([...contentFiles(content).map(({ name }) => name), ...legalPages]);
  return [...names]
    .flatMap((name) => {
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const template = [name, folder + templateOfFolder].find((candidate) => known.has(candidate));
      return template ? [{ file: `${name}.html`, template: `${template}.html`, words: name }] : [];
    })
    .filter(({ words }) => !isPageLeftOut(words, content))
    .flatMap((page): PageFile[] => (page.words === 'blog' ? listPages(page, content) : [page]))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** Whether the texts with this name are of a page that is not built: it has no entry yet, or tells of what the business has not said. */
export function isPageLeftOut(words: string, content: string = contentFolder): boolean {
  if (words === 'reviews') return !hasReviews(content);
  if (words === 'warranty') return !hasWarranty(content);
  return /^blog(\/404)?$/.test(words) && !hasArticles(content);
}

/** Whether the content has a review. An invalid file has, so that its reader names the mistake. */
export function hasReviews(content: string = contentFolder): boolean {
  const file = join(content, 'reviews.json');
  if (!existsSync(file)) return false;
  try {
    return JSON.parse(withoutByteOrderMark(readFileSync(file, 'utf8'))).reviews?.length !== 0;
  } catch {
    return true;
  }
}

/** Whether the business beside the content states a warranty, and what it does about a fault. */
function hasWarranty(content: string): boolean {
  const file = content === contentFolder ? businessFile : join(content, '../business.json');
  if (!existsSync(file)) return false;
  const { facts } = JSON.parse(withoutByteOrderMark(readFileSync(file, 'utf8')));
  return Boolean(facts?.warrantyYears && facts.fixesFaultsForFree);
}

/** Whether the content has an article. Without one the site has no blog. */
export function hasArticles(content: string = contentFolder): boolean {
  return articleCount(content) > 0;
}

function articleCount(content: string): number {
  const folder = join(content, 'blog');
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')).length : 0;
}

/** The list of articles, page by page. */
function listPages(first: PageFile, content: string): PageFile[] {
  const count = Math.ceil(articleCount(content) / articlesPerPage);
  const later = Array.from({ length: count - 1 }, (_, index) => index + 2);
  return [
    first,
    ...later.map((listPage) => ({ ...first, file: `${listPagePath(listPage).slice(1)}.html`, listPage })),
  ];
}

/** Path of a page of the list of articles, counted from 1. */
export function listPagePath(number: number): string {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
}

/** Path of a page's file: `about.html` → `/about`, `index.html` → `/`. */
export function pagePath(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path.replace(/\/index$/, '') || '/';
}

/** Page templates without extension: `about`, `services/[slug]`. */
function templateNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !foldersWithoutPages.includes(file.split('/', 1)[0] ?? ''))
    .map((file) => file.replace(/\.html$/, ''));
}

/** Paths of all pages. */
export function pagePaths(content?: string, templates?: string): ReadonlySet<string> {
  return new Set(pageFiles(content, templates).map(({ file }) => pagePath(file)));
}

/** A file of texts, relative to the content folder. */
interface ContentFile {
  /** Path without extension: `services/garage-painting-services`. */
  readonly name: string;
  /** Path with extension: `services/garage-painting-services.json`. */
  readonly path: string;
}

/** JSON and Markdown files of a content folder, sorted. */
export function contentFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((path) => /\.(json|md)$/.test(path))
    .sort()
    .map((path) => ({ path, name: path.replace(/\.\w+$/, '') }));
}

/**
 * HTML inputs of the site's build: name to absolute file. The files need not exist, since `pagesPlugin` loads
 * them.
 */
export function sitePages(): Record<string, string> {
  return Object.fromEntries(
    pageFiles().map(({ file }) => [file.replace(/\.html$/, ''), join(siteFolder, file)]),
  );
}
