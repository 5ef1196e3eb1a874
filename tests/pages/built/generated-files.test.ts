import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../build/business';
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
  it('lists every page that may be found, and no other', () => {
    const listed = texts(builtText('sitemap.xml'), /<loc>(.*?)<\/loc>/g);
    const expected = builtPages
      .filter((page) => !isHidden(page))
      .map((page) => `${business.url}${page.path}`);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('is named in robots.txt, which shuts nobody out', () => {
    expect(builtText('robots.txt')).toContain(`Sitemap: ${business.url}/sitemap.xml`);
    expect(builtText('robots.txt')).not.toMatch(/Disallow: *\//);
  });
});

describe('the feed', () => {
  const items = [...builtText('feed.xml').matchAll(/<item>([\s\S]*?)<\/item>/g)].map(
    (match) => match[1] ?? '',
  );

  it('has every article, with its address and its title', () => {
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

  it('begins with the newest', () => {
    const dates = items.map((item) => Date.parse(texts(item, /<pubDate>(.*?)<\/pubDate>/g)[0] ?? ''));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(dates.every((date) => Number.isFinite(date))).toBe(true);
  });
});

describe('the texts for the search of the blog', () => {
  const searchTexts: Record<string, string> = JSON.parse(builtText('blog/search.json'));

  it('are there for every article', () => {
    expect(
      Object.keys(searchTexts)
        .map((id) => `/blog/${id}`)
        .sort(),
    ).toEqual(articlePages.map((page) => page.path).sort());
  });

  it.each(articlePages)('of $path are the words that its page shows', ({ path, document }) => {
    const words = (text: string) => text.replace(/\s+/g, '');
    const shown = words(document.querySelector('main')?.textContent ?? '');
    expect(shown).toContain(words(searchTexts[path.replace('/blog/', '')] ?? 'no text at all'));
  });
});

describe('the web manifest', () => {
  const manifest: { name: string; start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    builtText('site.webmanifest'),
  );

  it('names the business and begins at home', () => {
    expect([manifest.name, manifest.start_url]).toEqual([business.name, '/']);
  });

  it.each(manifest.icons)('has the icon $src in the size it says', async ({ src, sizes }) => {
    const icon = await sharp(readFileSync(join(builtFolder, src))).metadata();
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
  });
});

describe('_redirects', () => {
  const rules = builtText('_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' '));

  it('lead to files that exist', () => {
    expect(rules.filter(([, target = '']) => !fileOfPath(target))).toEqual([]);
  });

  it('begin at no page', () => {
    expect(rules.filter(([from = '']) => pageAt(from))).toEqual([]);
  });

  it('lead the address with a capital letter to the contact page', () => {
    expect(rules).toContainEqual(['/Contact', '/contact', '301']);
  });
});
