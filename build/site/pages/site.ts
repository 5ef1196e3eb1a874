import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Liquid, Template } from 'liquidjs';
import { currencySymbol, formatMoney } from '../../../widgets/contract';
import { type Business, readBusiness } from '../../business';
import { readContent } from '../content/read-content';
import type { SiteContent } from '../content/site-content';
import { fileUrl } from '../hosts/host-settings';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';
import { type Article, completeArticles } from './articles';
import { breadcrumbs } from './breadcrumbs';
import { readLayoutArguments } from './layout-arguments';
import { createLiquidEngine } from './liquid-engine';
import { nameTemplate } from './name-template';
import { describePage, type Page } from './page';
import { pageFiles } from './page-files';
import { picturesPath } from './picture-tag';
import { structuredData } from './structured-data';

/** The whole site as its sources are at the moment of reading. */
export interface Site {
  business: Business;
  content: SiteContent;
  /** Newest first. */
  articles: Article[];
  pages: SitePage[];
  engine: Liquid;
  pictures: PictureStore;
}

/** A page with its parsed template. */
export interface SitePage extends Page {
  templates: Template[];
}

/** Reads the business, the content and every page, each file once; throws what is wrong with them. */
export async function readSite(pictures: PictureStore): Promise<Site> {
  const business = readBusiness();
  const content = readContent(business);
  const articles = completeArticles(content.articles, business);
  const engine = createLiquidEngine(pictures);
  const pages = await Promise.all(
    pageFiles().map(async (file) => {
      const path = join(siteFolder, file);
      const templates = engine.parse(await readFile(path, 'utf8'), path);
      const given = await readLayoutArguments(engine, templates, file, business);
      return { ...describePage(file, given, business, articles), templates };
    }),
  );
  const pageOfPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) page.breadcrumbs = breadcrumbs(page, pageOfPath);
  return { business, content, articles, pages, engine, pictures };
}

/** The HTML of the page that a file makes; errors name the file and line. */
export async function renderPage(site: Site, file: string): Promise<string> {
  const { business, content, articles, engine } = site;
  const page = site.pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`site/${file} is not a page of the site`);
  const socialPicture = await socialPictureUrl(site, page);
  const data = structuredData({
    business,
    page,
    questions: content.faqs,
    reviews: content.reviews,
    pictureUrl: socialPicture,
  });
  const symbol = currencySymbol(business.currency);
  const globals = {
    business,
    content,
    articles,
    currencySymbol: symbol,
    minimumOrder: formatMoney(business.minimumOrder, undefined, symbol),
    page: { ...page, socialPicture, structuredData: data },
  };
  try {
    return await engine.render(page.templates, {}, { globals });
  } catch (error) {
    throw nameTemplate(error);
  }
}

async function socialPictureUrl({ business, pictures }: Site, page: Page): Promise<string> {
  const { socialCard } = await pictures.picture(page.picture);
  return fileUrl(`${picturesPath}${socialCard.fileName}`, business);
}
