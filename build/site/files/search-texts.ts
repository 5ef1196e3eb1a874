import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlockTag, LayoutTag } from 'liquidjs';
import { parse } from 'node-html-parser';
import type { Page } from '../pages/page';
import type { Site } from '../pages/site';
import { siteFolder } from '../site-folder';

/** JSON object of article id to the plain text of its body: what the blog's search looks through beside title and summary (docs/behaviour.md#116-blog). */
export async function searchTexts(site: Site): Promise<string> {
  const pages = site.pages.filter((page) => page.article);
  const entries = await Promise.all(
    pages.map(async (page) => [page.article?.id, await bodyText(site, page)]),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

async function bodyText({ engine, business, content, articles }: Site, page: Page): Promise<string> {
  const file = join(siteFolder, page.file);
  const layout = engine
    .parse(await readFile(file, 'utf8'), file)
    .find((template) => template instanceof LayoutTag);
  const body = layout?.templates.find(
    (template) => template instanceof BlockTag && template.block === 'body',
  );
  if (!(body instanceof BlockTag)) throw new Error(`site/${page.file}: has no block named body`);
  const html = await engine.render(body.templates, {}, { globals: { business, content, articles, page } });
  // A tag's end is a word's end: text of neighbouring cells and list items must not run together.
  return parse(String(html).replaceAll('<', ' <')).textContent.replace(/\s+/g, ' ').trim();
}
