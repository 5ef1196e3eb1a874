import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { firstPaintFonts } from '../../../build/business/brand-fonts';
import { readBusiness } from '../../../build/business/business';
import { builtFolder } from '../../support/server/built-folder';
import { builtPages, fileOfPath, isHidden, metaContent } from '../../support/server/built-site';
import { speedLimits } from '../speed/limits';

const business = readBusiness();

describe.each(builtPages)('the head of $path', (page) => {
  const { document, html, path } = page;
  const title = document.querySelector('title')?.textContent ?? '';
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');

  it('declares its language and, within the first 1024 bytes, its encoding', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(
      `${business.languages[0]}-${business.country}`,
    );
    expect(html.slice(0, 1024).toLowerCase()).toContain('<meta charset="utf-8">');
  });

  it('requests the cross-fade inline, since a style sheet may load too late; the thank-you page, which may redirect, does not', () => {
    const fades = document.querySelectorAll('head > style').map((style) => style.text);
    expect(fades.some((style) => style.includes('@view-transition'))).toBe(path !== '/thank-you');
  });

  it("has a unique title with the business's name", () => {
    expect(title).toContain(business.name);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(
      builtPages.filter((other) => other.document.querySelector('title')?.textContent === title),
    ).toEqual([page]);
  });

  it('has a unique description', () => {
    const description = metaContent(page, 'description') ?? '';
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(220);
    expect(builtPages.filter((other) => metaContent(other, 'description') === description)).toEqual([page]);
  });

  it('names its canonical address', () => {
    expect(canonical).toBe(`${business.url}${path}`);
    expect(metaContent(page, 'og:url')).toBe(canonical);
  });

  it('allows zooming', () => {
    expect(metaContent(page, 'viewport')).toBe('width=device-width, initial-scale=1');
  });

  it('has metadata for social networks', () => {
    expect(title.startsWith(metaContent(page, 'og:title') ?? 'none')).toBe(true);
    expect(metaContent(page, 'og:description')).toBe(metaContent(page, 'description'));
    expect(metaContent(page, 'og:site_name')).toBe(business.name);
    expect(metaContent(page, 'og:type')).toBe(
      document.querySelector('script[type="application/ld+json"]')?.text.includes('"BlogPosting"')
        ? 'article'
        : 'website',
    );
    expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('has a picture of 1200x630 px for social networks', async () => {
    const address = new URL(metaContent(page, 'og:image') ?? '');
    expect(address.origin).toBe(business.url);
    const picture = await sharp(join(builtFolder, address.pathname)).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 1200, 630]);
    expect([metaContent(page, 'og:image:width'), metaContent(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
  });

  it.each(['icon', 'apple-touch-icon', 'manifest', 'alternate', 'stylesheet'])(
    'links to an existing %s',
    (relation) => {
      const links = document.querySelectorAll(`head link[rel="${relation}"]`);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !fileOfPath(link.getAttribute('href') ?? ''))).toEqual([]);
    },
  );

  it('preloads the fonts of the first paint, within their limit', async () => {
    const preloads = document.querySelectorAll('link[rel="preload"][as="font"]');
    const files = preloads.map((link) => join(builtFolder, link.getAttribute('href') ?? ''));
    expect(files).toHaveLength((await firstPaintFonts(business.brand.fonts)).length);
    expect(preloads.every((link) => link.hasAttribute('crossorigin'))).toBe(true);
    expect(files.reduce((total, file) => total + statSync(file).size, 0)).toBeLessThanOrEqual(
      speedLimits.fontsBytes,
    );
  });

  it('is hidden from search engines only if it should be', () => {
    const isDraft = document.querySelector('.draft')?.text.trim();
    expect(metaContent(page, 'robots')).toBe(isHidden(page) || isDraft ? 'noindex' : undefined);
    // Without words it would still be a strip on every page.
    expect(isDraft).not.toBe('');
  });
});
