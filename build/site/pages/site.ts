import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Liquid } from 'liquidjs';
import * as z from 'zod';
import { type Business, readBusiness } from '../../business';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';
import { type Article, readArticles } from './articles';
import { breadcrumbs } from './breadcrumbs';
import { readLayoutArguments } from './layout-arguments';
import { createLiquidEngine } from './liquid-engine';
import { describePage, type Page } from './page';
import { pageFiles } from './page-files';
import { picturesPath } from './picture-tag';
import { readContent, type SiteContent } from './site-content';
import { structuredData } from './structured-data';

/** The whole site as its sources say at this moment. */
export interface Site {
  business: Business;
  content: SiteContent;
  /** Newest first. */
  articles: Article[];
  pages: Page[];
  engine: Liquid;
  pictures: PictureStore;
}

const questionsSchema = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Reads the business, the content and every page's own description; throws what is wrong with them. */
export async function readSite(pictures: PictureStore): Promise<Site> {
  const business = readBusiness();
  const content = readContent(business);
  const articles = readArticles(content.articles ?? [], business);
  const engine = createLiquidEngine(pictures);
  const globals = { business, content, articles };
  const pages = await Promise.all(
    pageFiles().map(async (file) => {
      const source = await readFile(join(siteFolder, file), 'utf8');
      return describePage(file, await readLayoutArguments(engine, source, file, globals), business, articles);
    }),
  );
  const pageOfPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) page.breadcrumbs = breadcrumbs(page, pageOfPath);
  return { business, content, articles, pages, engine, pictures };
}

/** The HTML of a page from its source; errors name the file and line. */
export async function renderPage(site: Site, file: string, source: string): Promise<string> {
  const { business, content, articles, engine } = site;
  const page = site.pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`site/${file} is not a page of the site`);
  const socialPicture = await socialPictureUrl(site, page);
  const questions = questionsSchema.parse(content.faqs ?? []);
  const data = structuredData({
    business,
    page,
    questions,
    pictureUrl: socialPicture,
  });
  const globals = {
    business,
    content,
    articles,
    page: { ...page, socialPicture, structuredData: data },
  };
  return engine.render(engine.parse(source, join(siteFolder, file)), {}, { globals });
}

async function socialPictureUrl({ business, pictures }: Site, page: Page): Promise<string> {
  const { socialCard } = await pictures.picture(page.picture);
  return `${business.url}${picturesPath}${socialCard.fileName}`;
}
