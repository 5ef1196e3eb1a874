import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Liquid, Template } from 'liquidjs';
import { shadesOf } from '../../../shared/brand/shades';
import { readLogo } from '../../brand/logo';
import { type Business, readBusiness } from '../../business';
import { contentFolder } from '../../business-folder';
import { writtenOut } from '../content/fill-in';
import { readContent } from '../content/read-content';
import type { SiteContent } from '../content/site-content';
import { fileUrl } from '../hosts/host-settings';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';
import { type Article, completeArticles, relatedArticles } from './articles';
import { breadcrumbs } from './breadcrumbs';
import { withPresentLinks } from './former-links';
import { inlineSvg } from './icon-tag';
import { createLiquidEngine } from './liquid-engine';
import { menus } from './menus';
import { nameTemplate } from './name-template';
import { describePage, type Page } from './page';
import { pageFiles, pagePath } from './page-files';
import { pageWords } from './page-words';
import { picturesPath } from './picture-tag';
import { withMonth } from './review-month';
import { serviceLists } from './service-lists';
import { siteLanguage } from './site-language';
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
}

/** A page with its parsed template and its texts. */
export interface SitePage extends Page {
  templates: Template[];
  words: unknown;
}

/** Reads the business, its texts and every template, each file once; throws if any is invalid. */
export function readSite(pictures: PictureStore, folder: string = contentFolder): Site {
  const business = readBusiness();
  const content = readContent(business, folder);
  const articles = completeArticles(content.articles, business);
  const engine = createLiquidEngine(pictures, siteLanguage(business));
  const templates = new Map<string, Template[]>();
  const pages = pageFiles(folder).map(({ file, template, words: name }) => {
    const parsed = templates.get(template) ?? parseTemplate(engine, template);
    templates.set(template, parsed);
    const article = articles.find(({ path }) => path === pagePath(file)) ?? null;
    const words = article ? { ...article, description: article.summary } : pageWords(content, name);
    return { ...describePage(file, words, business, article), words, templates: parsed };
  });
  const pageOfPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) page.breadcrumbs = breadcrumbs(page, pageOfPath, content.labels.home);
  return { business, content, articles, pages, engine, pictures };
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
  const globals = {
    business,
    content,
    words: page.words,
    articles,
    reviews: (content.reviews?.reviews ?? []).map((review) => withMonth(review, business)),
    related: page.article ? relatedArticles(page.article, articles, 3) : [],
    services,
    menus: menus(content.navigation, services),
    tags: tagTables,
    ...writtenOut(business),
    shades: shadesOf(business.brand.colours),
    logo: inlineSvg(readLogo(business.brand), business.brand.logo),
    page: { ...page, socialPicture, structuredData: data },
  };
  try {
    return withPresentLinks(await engine.render(page.templates, {}, { globals }), pages);
  } catch (error) {
    throw nameTemplate(error);
  }
}

function parseTemplate(engine: Liquid, template: string): Template[] {
  const path = join(siteFolder, template);
  return engine.parse(readFileSync(path, 'utf8'), path);
}

async function socialPictureUrl({ business, pictures }: Site, page: Page): Promise<string> {
  const { socialCard } = await pictures.picture(page.picture);
  return fileUrl(`${picturesPath}${socialCard.fileName}`, business);
}
