import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Liquid, LiquidError, type Template } from 'liquidjs';
import { shadesOf } from '../../shared/brand/shades';
import { textOn } from '../../shared/brand/text-on';
import type { Business } from '../../shared/business/business-schema';
import { resolveLanguage } from '../../shared/texts';
import { readBusiness, siteLanguage, widgetJobs } from '../business/business';
import { contentFolder, siteFolder } from '../business/folders';
import { fileUrl } from '../business/host-settings';
import { checkBusiness } from '../check/check-business';
import { type BusinessFinding, draftNotice } from '../check/finding';
import { writtenOut } from '../content/fill-in';
import { measuringListings } from '../content/measuring-listings';
import { articlesPerPage, pageFiles, pagePath } from '../content/page-files';
import { readContent } from '../content/read-content';
import { placeInContent, type Reviews, type SiteContent } from '../content/site-content';
import { type ArticleList, articleList, listPageDescription } from './article-list';
import { type Article, completeArticles, relatedArticles } from './articles';
import { headerLogo } from './header-logo';
import { createLiquidEngine } from './liquid-engine';
import { breadcrumbs, describePage, type Page, type PageDescription } from './page';
import type { PictureStore } from './picture-store';
import { picturesPath } from './picture-tag';
import { menus, serviceLists } from './service-lists';
import { spokenRanges } from './spoken-ranges';
import { structuredData } from './structured-data';
import { tagTables } from './tag-tables';

/** The whole site, read from its sources. */
export interface Site {
  business: Business;
  content: SiteContent;
  /** Newest first. */
  articles: Article[];
  pages: SitePage[];
  engine: Liquid;
  pictures: PictureStore;
  /** Findings of `npm run business -- check`. */
  findings: BusinessFinding[];
}

/** A page with its parsed template and its texts. */
interface SitePage extends Page {
  templates: Template[];
  words: unknown;
  /** The articles that the page lists, if it is a page of their list. */
  list: ArticleList | null;
}

/** Reads the business, its texts and every template, each file once; throws if any is invalid. */
export function readSite(pictures: PictureStore, folder: string = contentFolder): Site {
  const business = readBusiness();
  const content = readContent(business, folder);
  const articles = completeArticles(content.articles, business);
  const engine = createLiquidEngine(pictures, siteLanguage(business));
  const templates = new Map<string, Template[]>();
  const pages = pageFiles(folder).map(({ file, template, words: name, listPage }) => {
    const parsed = templates.get(template) ?? parseTemplate(engine, template);
    templates.set(template, parsed);
    const article = articles.find(({ path }) => path === pagePath(file)) ?? null;
    const words = article ? { ...article, description: article.summary } : pageWords(content, name);
    const described = listPage ? listPageDescription(content.blog, listPage) : words;
    const list = name === 'blog' ? articleList(articles, listPage ?? 1) : null;
    return { ...describePage(file, described, business, article), words, list, templates: parsed };
  });
  addFirstListPage(pages);
  addRedirects(pages, business);
  const pageOfPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) page.breadcrumbs = breadcrumbs(page, pageOfPath, content.labels.home);
  const findings = checkBusiness(business, content);
  return { business, content, articles, pages, engine, pictures, findings };
}

/** Makes the first page of a long list of articles reachable by the number that visitors may type. */
function addFirstListPage(pages: readonly SitePage[]): void {
  const first = pages.find(({ list }) => list?.number === 1);
  if (!first?.list || first.list.count === 1) return;
  const typed = ['/blog/page', '/blog/page/1'];
  first.formerPaths.push(...typed.filter((path) => pages.every((page) => page.path !== path)));
}

/** Adds the business's redirects to the pages they point to. Throws if the target page does not exist. */
export function addRedirects(
  pages: readonly Pick<Page, 'path' | 'formerPaths'>[],
  { redirects }: Pick<Business, 'redirects'>,
): void {
  for (const { from, to } of redirects) {
    if (pages.some(({ path }) => path === from)) continue;
    const page = pages.find(({ path, formerPaths }) => path === to || formerPaths.includes(to));
    if (!page)
      throw new Error(`business.json: redirects: "${from}" leads to "${to}", which is no page of this site`);
    page.formerPaths.push(from);
  }
}

/** Renders the page of a file; errors name file and line. */
export async function renderPage(site: Site, file: string): Promise<string> {
  const { business, content, articles, engine, pages } = site;
  const page = pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`site/${file} is not a page of the site: there are no words for it`);
  const socialPicture = await socialPictureUrl(site, page);
  const data = structuredData({
    business,
    page,
    questions: content.faqs.questions,
    reviews: content.reviews?.reviews ?? [],
    pictureUrl: socialPicture,
  });
  const services = serviceLists(content.services);
  const language = resolveLanguage(undefined, business.languages);
  const globals = {
    business,
    content,
    words: page.words,
    articles,
    list: page.list,
    newest: articles.slice(0, articlesPerPage),
    reviews: (content.reviews?.reviews ?? []).map((review) => withMonth(review, business)),
    related: page.article ? relatedArticles(page.article, articles, 3) : [],
    services,
    menus: menus(content.navigation, services),
    tags: tagTables(business.country),
    listings: measuringListings,
    jobs: JSON.stringify(widgetJobs(business)).replaceAll('<', '\\u003c'),
    ...writtenOut(business),
    draft: draftNotice(site.findings, language),
    shades: shadesOf(business.brand.colours),
    logo: await headerLogo(business),
    page: { ...page, socialPicture, structuredData: data, panel: panelOf(page.words, content) },
  };
  try {
    const html: string = await engine.render(page.templates, {}, { globals });
    return withPresentLinks(spokenRanges(html, language), pages);
  } catch (error) {
    throw nameTemplate(error);
  }
}

/** The paint of a page's banner with its colour and the colour of text on it; null where the banner is in the brand's. */
function panelOf(words: unknown, { paints }: SiteContent) {
  const panel = fieldOf(words, 'panel');
  const paint = paints?.find(({ name }) => name === fieldOf(panel, 'paint'));
  return paint ? { ...paint, sheen: fieldOf(panel, 'sheen'), text: textOn(paint.colour) } : null;
}

function parseTemplate(engine: Liquid, template: string): Template[] {
  const path = join(siteFolder, template);
  return engine.parse(readFileSync(path, 'utf8'), path);
}

async function socialPictureUrl({ business, pictures }: Site, page: Page): Promise<string> {
  const { socialCard } = await pictures.picture(page.picture);
  return fileUrl(`${picturesPath}${socialCard.fileName}`, business);
}

/** A review with its date as 'May 2026' in `month`; empty without a date. */
function withMonth(review: Reviews[number], business: Business): Reviews[number] & { month: string } {
  const format = new Intl.DateTimeFormat(siteLanguage(business), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { ...review, month: review.date ? format.format(new Date(review.date)) : '' };
}

/**
 * Adds the template's file to an error. LiquidJS 10.30 omits it for unknown variables, so this finds the file
 * by its source text.
 */
function nameTemplate(error: unknown): unknown {
  if (!(error instanceof LiquidError) || error.message.includes('file:')) return error;
  const file = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((candidate) => /\.(html|liquid)$/.test(candidate))
    .find((candidate) => readFileSync(join(siteFolder, candidate), 'utf8') === error.token.input);
  return new Error(`site/${file ?? 'partials'}: ${error.message}\n${error.context}`, { cause: error });
}

/** Points links to former paths at the current ones. */
export function withPresentLinks(html: string, pages: readonly Page[]): string {
  const presentPath = new Map(
    pages.flatMap(({ path, formerPaths }) => formerPaths.map((former) => [former, path])),
  );
  return html.replace(/(?<= href=")\/[\w/-]+(?=[#?"])/g, (path) => presentPath.get(path) ?? path);
}

/** Texts of a page, by file path without extension; throws if they lack a title or description. */
function pageWords(content: SiteContent, name: string): PageDescription {
  const words = placeInContent(name).reduce(fieldOf, content);
  if (isDescription(words)) return words;
  throw new Error(`site/${name}.html: site/content/${name}.json has no title and no description for it`);
}

function fieldOf(value: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(value ?? {})).get(name);
}

function isDescription(words: unknown): words is PageDescription {
  return typeof words === 'object' && words !== null && 'title' in words && 'description' in words;
}

/** Reads the site for the plugins. */
export class SiteReader {
  readonly #pictures: PictureStore;
  #ofBuild: Site | undefined;

  constructor(pictures: PictureStore) {
    this.#pictures = pictures;
  }

  /** The current site; in dev its sources can change between requests. */
  read(): Site {
    return readSite(this.#pictures);
  }

  /** The site as first read in this build. */
  readOnce(): Site {
    this.#ofBuild ??= this.read();
    return this.#ofBuild;
  }
}
