import { BlockTag, LayoutTag } from 'liquidjs';
import { parse } from 'node-html-parser';
import type { Site, SitePage } from '../pages/site';

/** JSON object of article id to the plain text of its body: what the blog's search looks through beside title and summary (docs/behaviour.md#116-blog). */
export async function searchTexts(site: Site): Promise<string> {
  const pages = site.pages.filter((page) => page.article);
  const entries = await Promise.all(
    pages.map(async (page) => [page.article?.id, await bodyText(site, page)]),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

async function bodyText({ engine, business, content, articles }: Site, page: SitePage): Promise<string> {
  const layout = page.templates.find((template) => template instanceof LayoutTag);
  const body = layout?.templates.find(
    (template) => template instanceof BlockTag && template.block === 'body',
  );
  if (!(body instanceof BlockTag)) throw new Error(`site/${page.file}: has no block named body`);
  const html = await engine.render(body.templates, {}, { globals: { business, content, articles, page } });
  // The end of a tag ends a word: neighbouring cells and list items must not run together.
  return parse(String(html).replaceAll('<', ' <')).textContent.replace(/\s+/g, ' ').trim();
}
