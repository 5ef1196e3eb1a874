import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business/business';
import { builtFolder } from '../../support/server/built-folder';
import {
  builtPages,
  builtText,
  fileOfPath,
  isHidden,
  pageAt,
  readable,
} from '../../support/server/built-site';

const business = readBusiness();
const articlePages = builtPages.filter((page) => page.path.startsWith('/blog/') && !isHidden(page));

function texts(xml: string, pattern: RegExp): string[] {
  return [...xml.matchAll(pattern)].map((match) => parse(match[1] ?? '').textContent);
}

describe('the sitemap', () => {
  it('lists exactly the pages for search engines', () => {
    const listed = texts(builtText('sitemap.xml'), /<loc>(.*?)<\/loc>/g);
    const expected = builtPages
      .filter((page) => !isHidden(page))
      .map((page) => `${business.url}${page.path}`);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('is named in robots.txt, which blocks no robot', () => {
    expect(builtText('robots.txt')).toContain(`Sitemap: ${business.url}/sitemap.xml`);
    expect(builtText('robots.txt')).not.toMatch(/Disallow: *\//);
  });
});

describe('the feed', () => {
  const items = [...builtText('feed.xml').matchAll(/<item>([\s\S]*?)<\/item>/g)].map(
    (match) => match[1] ?? '',
  );

  it('has every article, with address and title', () => {
    const listed = items.map((item) => [
      ...texts(item, /<link>(.*?)<\/link>/g),
      ...texts(item, /<title>(.*?)<\/title>/g),
    ]);
    const expected = articlePages.map((page) => [
      `${business.url}${page.path}`,
      readable(page.document.querySelector('h1')),
    ]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('starts with the newest article', () => {
    const dates = items.map((item) => Date.parse(texts(item, /<pubDate>(.*?)<\/pubDate>/g)[0] ?? ''));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(dates.every((date) => Number.isFinite(date))).toBe(true);
  });
});

describe("the texts for the blog's search", () => {
  const searchTexts: Record<string, string> = JSON.parse(builtText('blog/search.json'));

  it('cover every article', () => {
    expect(
      Object.keys(searchTexts)
        .map((id) => `/blog/${id}`)
        .sort(),
    ).toEqual(articlePages.map((page) => page.path).sort());
  });

  it.each(articlePages)('the search texts for $path match its page', ({ path, document }) => {
    const words = (text: string) => text.replace(/\s+/g, '');
    const shown = words(document.querySelector('main')?.textContent ?? '');
    expect(shown).toContain(words(searchTexts[path.replace('/blog/', '')] ?? 'no text at all'));
  });
});

describe('the web manifest', () => {
  const manifest: { name: string; start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    builtText('site.webmanifest'),
  );

  it('names the business and starts at the home page', () => {
    expect([manifest.name, manifest.start_url]).toEqual([business.name, '/']);
  });

  it.each(manifest.icons)('has the icon $src in its stated size', async ({ src, sizes }) => {
    const icon = await sharp(readFileSync(join(builtFolder, src))).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  });
});

describe('_redirects', () => {
  const rules = builtText('_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' '));

  it('lead to existing files', () => {
    expect(rules.filter(([, target = '']) => !fileOfPath(target))).toEqual([]);
  });

  it('do not start at a page', () => {
    expect(rules.filter(([from = '']) => pageAt(from))).toEqual([]);
  });

  it('send /Contact to the contact page', () => {
    expect(rules).toContainEqual(['/Contact', '/contact', '301']);
  });
});
