import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Business } from '../../shared/business/business-schema';
import { checkData, parseJsonFile } from '../../shared/check-data';
import { inAmericanEnglish } from '../../shared/locales/american-english';
import { resolveLanguage } from '../../shared/texts';
import { withoutByteOrderMark } from '../../shared/without-byte-order-mark';
import { contentFolder, legalFolder, siteFolder } from '../business/folders';
import { nameFromRoot } from '../business/from-root';
import { downcaseFirst, fillInAll } from './fill-in';
import { withFrenchSpacing } from './french-spacing';
import { contentFiles, legalPages, pagePaths } from './page-files';
import { collections, placeInContent, type SiteContent, siteContentSchema } from './site-content';

/**
 * Checked texts of a content folder, with the business filled in and `site/legal` for what it lacks. Throws one error that lists every missing,
 * unknown or wrong field by file and path, or every link to a missing page and every service
 * of a job that the business does not do.
 */
export function readContent(business: Business, folder: string = contentFolder): SiteContent {
  const content: { [name: string]: unknown } = {};
  const lists: { [name: string]: { [name: string]: unknown } } = { services: {}, articles: {} };
  const fileOfPlace = new Map<string, string>();
  const unstated = new Set<string>();
  const sources = readSources(folder, business);
  const paints = sources.find(({ name }) => name === 'paints')?.source;
  const names = serviceNames(sources.filter(({ name }) => name.startsWith('services/')));
  const language = resolveLanguage(undefined, business.languages);
  const listed = {
    count: { services: names.length, paints: Array.isArray(paints) ? paints.length : 0 },
    services: new Intl.ListFormat(language).format(language === 'fr' ? withinSentence(names) : names),
  };
  for (const { name, file, source } of sources) {
    const { filled, leftOut } = fillInAll(source, business, file, listed);
    const words = language === 'fr' ? withFrenchSpacing(filled) : filled;
    for (const text of leftOut) unstated.add(text);
    const [first = '', entry] = placeInContent(name);
    if (entry === undefined) content[first] = words;
    else lists[first] = { ...lists[first], [entry]: words };
    fileOfPlace.set(placeInContent(name).join('/'), file);
  }
  const placeOf = (path: readonly PropertyKey[]): string => {
    const keys = path.map(String);
    const whole = Object.entries(collections).find(([, list]) => keys.length === 1 && list === keys[0]);
    if (whole) return nameFromRoot(join(folder, whole[0]));
    const depth = keys[0] !== undefined && Object.hasOwn(lists, keys[0]) ? 2 : 1;
    const name = keys.slice(0, depth).join('/');
    const file = fileOfPlace.get(name) ?? `${nameFromRoot(join(folder, name))}.json`;
    return [file, ...(keys.length > depth ? [keys.slice(depth).join('.')] : [])].join(': ');
  };
  const checked = checkData(siteContentSchema, { ...content, ...lists }, placeOf, (place, message) => {
    if (unstated.has(place)) return 'has no sentence that stands without a fact missing in business.json';
    return message === 'is missing' || message === 'must be of type object'
      ? besideTemplate(place, message, folder)
      : undefined;
  });
  const pages = pagePaths(folder);
  const read = withoutEmptyPages(checked, pages);
  const former = new Set([
    ...business.redirects.map(({ from }) => from),
    ...Object.values(read.services).flatMap(({ formerSlugs }) =>
      formerSlugs.map((slug) => `/services/${slug}`),
    ),
    ...Object.values(read.articles).flatMap(({ formerSlugs }) => formerSlugs.map((slug) => `/blog/${slug}`)),
  ]);
  // Links to former addresses are rewritten in the finished pages.
  const dead = deadContentLinks(read, (path) => pages.has(path) || former.has(path));
  const otherJobs = Object.entries(read.services).flatMap(([name, { job }]) =>
    job === null || business.jobs.includes(job) ? [] : [{ path: ['services', name, 'job'], job }],
  );
  const mistakes = [
    ...otherJobs.map(({ path, job }) => `${placeOf(path)}: "${job}" is not one of the jobs in business.json`),
    ...dead.map(({ path, link }) => `${placeOf(path)}: "${link}" is no page of this site`),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return inSpokenLanguages(read, business);
}

/** Names for the middle of a French sentence, which has no capitals there; the first may begin it. */
function withinSentence(names: readonly string[]): string[] {
  return names.map((name, index) => (index === 0 ? name : downcaseFirst(name)));
}

/** Names of services in their order; a service's name is its label in the footer, or its title. */
function serviceNames(services: readonly { readonly source: unknown }[]): string[] {
  return services
    .map(({ source }) => source as { order?: number; title?: string; footer?: { label?: string } | null })
    .toSorted((one, other) => Number(one.order) - Number(other.order))
    .map(({ title, footer }) => footer?.label ?? title ?? '');
}

/** A mistake with the template's value of the field, such as one added by an update. */
function besideTemplate(place: string, message: string, folder: string): string | undefined {
  const [file = '', field] = place.split(': ');
  const template = join(siteFolder, 'content', relative(nameFromRoot(folder), file));
  if (!field || !template.endsWith('.json') || !existsSync(template)) return undefined;
  const words: unknown = JSON.parse(readFileSync(template, 'utf8'));
  const value = field.split('.').reduce((at, key) => Object(at)[key], words);
  return value === undefined
    ? undefined
    : `${message}; in ${nameFromRoot(template)} it is ${JSON.stringify(value)}`;
}

/** The content without frames in languages that the business does not speak. */
function inSpokenLanguages(content: SiteContent, { languages }: Business): SiteContent {
  const frame = <Frame extends SiteContent['embed/quote']>(words: Frame): Frame => ({
    ...words,
    translations: words.translations?.filter(({ language }) => languages.includes(language)) ?? null,
  });
  const { 'embed/estimator': estimator, 'embed/quote': quote, ...others } = content;
  return { ...others, 'embed/estimator': frame(estimator), 'embed/quote': frame(quote) };
}

/**
 * Every content file as written, those of `site/legal` included that the folder lacks; a business's own show its
 * picture of `/about`.
 */
export function readSources(folder: string, business: Business) {
  const own = contentFiles(folder).map(({ name, path }) => ({ name, path: join(folder, path) }));
  const language = resolveLanguage(undefined, business.languages);
  const legal = legalPages
    .filter((page) => !own.some(({ name }) => name === page))
    .map((name) => ({ name, path: join(legalFolder, `${name}.${language}.md`) }));
  const read = ({ name, path }: (typeof own)[number]) => {
    const file = nameFromRoot(path);
    return { name, path, file, source: readContentFile(path, file, business) };
  };
  const sources = own.map(read);
  const about = sources.find(({ name }) => name === 'about')?.source as { picture?: unknown } | undefined;
  const isTemplate = folder === join(siteFolder, 'content');
  const picture = !isTemplate && about?.picture ? { picture: about.picture } : {};
  return [
    ...sources,
    ...legal.map(read).map(({ source, ...file }) => ({ ...file, source: { ...Object(source), ...picture } })),
  ];
}

/** Content whose menus and lists of links lead to pages alone, of those that appear with their first entry. */
function withoutEmptyPages(
  { navigation, footer, '404': notFound, ...content }: SiteContent,
  pages: ReadonlySet<string>,
): SiteContent {
  const present = <Entry extends { readonly path: string }>(entries: readonly Entry[]) =>
    entries.filter(({ path }) => !['/reviews', '/blog', '/warranty'].includes(path) || pages.has(path));
  const menu = (items: typeof navigation.header) =>
    present(items).map(({ children, ...item }) => {
      const left = present(children ?? []);
      const isItself = !item.services && left.every(({ path }) => path === item.path);
      return { ...item, children: isItself ? null : left };
    });
  return {
    ...content,
    navigation: { ...navigation, header: menu(navigation.header), mobile: menu(navigation.mobile) },
    footer: { ...footer, links: present(footer.links) },
    '404': { ...notFound, links: present(notFound.links) },
    reviews: pages.has('/reviews') ? content.reviews : null,
  };
}

/** Fields of a content file, with their `{{ }}`; errors start with `name`. */
function readContentFile(path: string, name: string, { country }: Business): unknown {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.md')) {
    const page = parseMarkdownFile(source, name);
    return country === 'US' && path.startsWith(legalFolder) && path.endsWith('.en.md')
      ? inAmericanEnglish(page)
      : page;
  }
  const words = parseJsonFile(source, name);
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  // A note for editors of the file.
  const { $comment, ...fields } = words as Record<string, unknown>;
  return fields;
}

/**
 * Fields of a Markdown file: its front matter, between two lines of `---`, and the rest as Markdown in
 * `body`. Errors start with `name`.
 */
export function parseMarkdownFile(source: string, name: string): unknown {
  const text = withoutByteOrderMark(source).replaceAll('\r\n', '\n');
  const [, frontMatter, body] = /^---[ \t]*\n(.*?)\n---[ \t]*\n(.*)$/s.exec(text) ?? [];
  if (frontMatter === undefined)
    throw new Error(`${name}: does not begin with front matter between two lines of ---`);
  try {
    return { ...parse(frontMatter), body };
  } catch (error) {
    throw new Error(
      `${name}: its front matter is not valid YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** A content link to a page that doesn't exist, and its place. */
interface DeadContentLink {
  readonly path: readonly string[];
  readonly link: string;
}

/** Content links (`path` and `href` fields) to pages that don't exist. `isPage` tests a path. */
function deadContentLinks(
  content: unknown,
  isPage: (path: string) => boolean,
  path: readonly string[] = [],
): DeadContentLink[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const here = [...path, key];
    const isLink = (key === 'path' || key === 'href') && typeof value === 'string';
    // Fragments are checked once all pages are rendered (build/site/dead-links.ts).
    if (isLink) return isPage(value.replace(/[?#].*/, '')) ? [] : [{ path: here, link: value }];
    return deadContentLinks(value, isPage, here);
  });
}
