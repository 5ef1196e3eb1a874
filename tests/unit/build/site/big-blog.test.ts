import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentFolder } from '../../../../build/business/folders';
import { deadLinks } from '../../../../build/site/dead-links';
import { generatedFile } from '../../../../build/site/generated-files';
import { headers } from '../../../../build/site/headers';
import { PictureStore } from '../../../../build/site/picture-store';
import { placeLinks } from '../../../../build/site/place-plugin';
import { redirects } from '../../../../build/site/redirects';
import { readSite, renderPage, type Site } from '../../../../build/site/site';
import { headersFor, parseHeaderRules } from '../../../../server/host/host-rules';

// The second business, French first, with 200 articles that have pictures.
vi.hoisted(() => {
  process.env.BUSINESS = 'tests/support/businesses/maple-brush';
  process.env.SITE_URLS = 'files';
  process.env.SITE_BASE_PATH = '/';
});

/** Bytes of a page of the list, as it is before its tags are prerendered, which adds the same to every page: plain and with brotli. */
const limits = { plain: 75_000, brotli: 9_000 };

/** Files made of the site's texts alone. */
const unbuilt = { pagesWithMap: [], styleHashes: [], assetOf: () => null };

let folder: string;
let site: Site;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
  const article = readFileSync(join(folder, 'blog/peindre-une-galerie.md'), 'utf8');
  for (let index = 0; index < 198; index += 1) {
    const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString();
    const own = article
      .replace(/^title: .*$/m, `title: Le carnet, note ${index}`)
      .replace(/^createdAt: .*$/m, `createdAt: '${day}'`)
      .replace(/^formerSlugs:\n- .*\n/m, '');
    writeFileSync(join(folder, `blog/note-${index}.md`), own);
  }
  site = readSite(new PictureStore(), folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function pageOf(path: string) {
  const html = await renderPage(site, `${path.slice(1)}.html`);
  return { html, document: parse(html) };
}

describe('a blog with 200 articles', () => {
  it('lists each article once, newest first, on pages below their limit', async () => {
    const paths = ['/blog', ...Array.from({ length: 16 }, (_, index) => `/blog/page/${index + 2}`)];
    const listed = [];
    for (const path of paths) {
      const { html, document } = await pageOf(path);
      listed.push(
        ...document.querySelectorAll('[data-article]').map((preview) => preview.getAttribute('data-article')),
      );
      expect(Buffer.byteLength(html), path).toBeLessThan(limits.plain);
      expect(brotliCompressSync(html).byteLength, path).toBeLessThan(limits.brotli);
    }
    expect(listed).toEqual(site.articles.map(({ id }) => id));
    expect(
      site.pages
        .filter(({ list }) => list)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(paths.toSorted());
  });

  it('links each page of the list with the ones beside it, and names it in title, canonical address and sitemap', async () => {
    const { document } = await pageOf('/blog/page/2');
    const hrefs = (selector: string) =>
      document.querySelectorAll(selector).map((link) => link.getAttribute('href'));
    expect(hrefs('head [rel=prev], .list-pages [rel=prev]')).toEqual(['/blog', '/blog']);
    expect(hrefs('head [rel=next], .list-pages [rel=next]')).toEqual(['/blog/page/3', '/blog/page/3']);
    expect(document.querySelector('.list-pages p')?.text).toBe('Page 2 sur 17');
    expect(document.querySelector('h1')?.text).toBe('Carnet de chantier (page 2)');
    expect(document.querySelector('[aria-current=page]')?.text).toContain('page 2');
    const { url } = site.business;
    expect(hrefs('[rel=canonical]')).toEqual([`${url}/blog/page/2`]);
    const map = String(await generatedFile('sitemap.xml', site, unbuilt));
    expect(map).toContain(`<loc>${url}/blog/page/17</loc>`);
    expect(redirects(site.pages, site.business.host)).toContain('\n/blog/page/1 /blog 301\n');
    const last = (await pageOf('/blog/page/17')).document;
    expect(last.querySelector('.list-pages [rel=next]')?.hasAttribute('hidden')).toBe(true);
    const descriptions = site.pages.filter(({ list }) => list).map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(17);
  });

  it('a long list of articles has no dead link, also below a base path', async () => {
    const { html } = await pageOf('/blog/page/2');
    const pages = new Map(
      await Promise.all(
        site.pages.map(async ({ file }) => [file, file === 'blog/page/2.html' ? html : ''] as const),
      ),
    );
    expect(deadLinks(pages, (path) => path === '/feed.xml').filter((dead) => dead.includes('page/'))).toEqual(
      [],
    );
    const known = new Set(site.pages.map(({ path }) => path));
    const placed = placeLinks(html, { urls: 'folders', basePath: '/painting/' }, (path) => known.has(path));
    expect(placed).toContain('<link rel="next" href="/painting/blog/page/3/">');
  });

  it('has the policy of articles on each page of the list, once', () => {
    const paths = site.pages.map(({ path }) => path);
    const rules = parseHeaderRules(headers(site.business, { pagePaths: paths, ...unbuilt }));
    const policies = (path: string) => headersFor(path, rules).get('Content-Security-Policy') ?? '';
    expect(policies('/blog/page/2')).toEqual(policies('/blog/note-1'));
    expect(policies('/blog/page/2').match(/default-src/g)).toHaveLength(1);
  });

  it('keeps the feed and the page of a missing article short', async () => {
    const feed = String(await generatedFile('feed.xml', site, unbuilt));
    expect(feed.match(/<item>/g)).toHaveLength(30);
    const { document } = await pageOf('/blog/404');
    expect(document.querySelectorAll('main .article-card')).toHaveLength(12);
  });

  it('names every article for its filter, with the ids it had', async () => {
    const list = JSON.parse(String(await generatedFile('blog/list.json', site, unbuilt)));
    expect(list).toHaveLength(200);
    expect(list[0]).toEqual({
      id: site.articles[0]?.id,
      category: site.articles[0]?.category,
      title: site.articles[0]?.title,
      summary: site.articles[0]?.summary,
    });
  });
});
