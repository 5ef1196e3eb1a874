import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../build/business-folder';
import { redirects } from '../../../build/site/files/redirects';
import { sitemap } from '../../../build/site/files/sitemap';
import { deadLinks } from '../../../build/site/links/dead-links';
import { readSite, renderPage, type Site } from '../../../build/site/pages/site';
import { PictureStore } from '../../../build/site/pictures/picture-store';

// A service is one file: its page, its entries in menus and lists, its address and its redirects follow from it.

const pictures = new PictureStore();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

interface BuiltSite {
  readonly site: Site;
  readonly pages: ReadonlyMap<string, string>;
  /** Links that lead nowhere; the build stops for one. */
  readonly dead: string[];
}

async function build(): Promise<BuiltSite> {
  const site = readSite(pictures, folder);
  const pages = new Map<string, string>();
  for (const { file } of site.pages) pages.set(file, await renderPage(site, file));
  return { site, pages, dead: deadLinks(pages, (path) => path === '/feed.xml') };
}

/** The labels of the links to a path on a page, by the part of the page: menu, footer and so on. */
function linksTo(path: string, { pages }: BuiltSite, file = 'index.html'): Record<string, string[]> {
  const page = parse(pages.get(file) ?? '');
  const labels = (part: string) =>
    page
      .querySelectorAll(`${part} a[href="${path}"]`)
      .map((link) => (link.querySelector('strong') ?? link).text);
  return {
    header: labels('.main-nav'),
    mobile: labels('.mobile-menu'),
    cards: labels('painting-carousel'),
    footer: labels('.site-footer'),
    residential: labels('.service-list'),
  };
}

function edit(slug: string, change: object): void {
  const file = join(folder, `services/${slug}.json`);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

describe('a service', () => {
  it('is added by one file, at its place in every list', async () => {
    const copy = join(folder, 'services/fence-staining.json');
    cpSync(join(folder, 'services/garage-painting-services.json'), copy);
    const card = { text: 'Cedar and pine.' };
    const residential = { label: 'Fence Staining', icon: 'fence', text: 'Cedar and pine.', order: 1.5 };
    edit('fence-staining', { title: 'Fences & Decks', order: 9, menu: {}, card, footer: {}, residential });
    const built = await build();
    expect(built.dead).toEqual([]);
    expect(built.pages.get('services/fence-staining.html')).toContain('<h1>Fences &amp; Decks</h1>');
    const path = '/services/fence-staining';
    expect(linksTo(path, built)).toMatchObject({
      header: ['Fences & Decks'],
      mobile: ['Fences & Decks'],
      cards: ['Fences & Decks'],
      footer: ['Fences & Decks'],
    });
    expect(linksTo(path, built, 'residential.html')).toMatchObject({ residential: ['Fence Staining'] });
    const list = parse(built.pages.get('residential.html') ?? '').querySelectorAll('.service-list strong');
    expect(list.map(({ text }) => text).indexOf('Fence Staining')).toBe(1);
    expect(sitemap(built.site.pages)).toContain(`${path}</loc>`);
    expect(redirects(built.site.pages, built.site.business.host)).toContain(`${path}/ ${path} 301`);
  });

  it('is renamed with its file: links in articles and the old address lead to the new one', async () => {
    const [old, present] = ['interior-painting-services', 'rooms'];
    renameSync(join(folder, `services/${old}.json`), join(folder, `services/${present}.json`));
    edit(present, { formerSlugs: [old] });
    const built = await build();
    expect(built.dead).toEqual([]);
    const all = [...built.pages.values()].join();
    expect(all).not.toContain(`/services/${old}`);
    expect(built.pages.get('blog/the-tool-box.html')).toContain('<a href="/services/rooms">');
    expect(redirects(built.site.pages, built.site.business.host)).toContain(
      `/services/${old} /services/${present} 301`,
    );
  });

  it('that changes its name changes it where it has no other label', async () => {
    edit('garage-painting-services', { title: 'Garages', footer: {} });
    const built = await build();
    expect(linksTo('/services/garage-painting-services', built)).toMatchObject({
      header: ['Color Consultation'],
      cards: ['Garage Services'],
      footer: ['Garages'],
    });
    expect(built.pages.get('services/garage-painting-services.html')).toContain('<h1>Garages</h1>');
  });

  it('is removed with its file', async () => {
    rmSync(join(folder, 'services/garage-painting-services.json'));
    const built = await build();
    expect(built.dead).toEqual([]);
    expect([...built.pages.values()].join()).not.toContain('garage-painting-services');
    expect(sitemap(built.site.pages)).not.toContain('garage');
  });

  it('that is gone while an article still names it stops the build, which names the article', async () => {
    rmSync(join(folder, 'services/cabinet-painting-services.json'));
    const { dead } = await build();
    expect(dead).toEqual([
      'site/blog/painting-kitchen-cabinets.html: the link /services/cabinet-painting-services is dead: /services/cabinet-painting-services is no page of this site',
    ]);
  });
});

describe('a page', () => {
  it('is gone with its words, if they may be left out: without reviews nothing speaks of them', async () => {
    rmSync(join(folder, 'reviews.json'), { force: true });
    const file = join(folder, 'navigation.json');
    const withoutReviews = (_key: string, value: unknown) =>
      Array.isArray(value) ? value.filter((entry) => entry.path !== '/reviews') : value;
    const menus = JSON.parse(readFileSync(file, 'utf8'), withoutReviews);
    const toReviews = { label: 'Reviews', path: '/reviews' };
    writeFileSync(file, JSON.stringify({ ...menus, header: [toReviews, ...menus.header] }));
    expect(() => readSite(pictures, folder)).toThrow('navigation.json: header.0.path: "/reviews"');
    writeFileSync(file, JSON.stringify(menus));
    const built = await build();
    expect(built.dead).toEqual([]);
    expect(built.pages.has('reviews.html')).toBe(false);
    const home = built.pages.get('index.html') ?? '';
    expect(home).not.toMatch(/painting-review-carousel|\/reviews/);
    expect(home).toContain('Ask us first.');
  });
});
