import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentFolder } from '../../../../build/business/folders';
import { deadLinks } from '../../../../build/site/dead-links';
import { sitemap } from '../../../../build/site/generated-files';
import { PictureStore } from '../../../../build/site/picture-store';
import { redirects } from '../../../../build/site/redirects';
import { readSite, renderPage, type Site } from '../../../../build/site/site';

// A service is one file that determines its page, its entries in menus and lists, its address and its
// redirects. Uses the second business's texts, which don't change with the site's own.
vi.hoisted(() => {
  process.env.BUSINESS = 'tests/support/businesses/maple-brush';
  process.env.SITE_URLS = 'files';
  process.env.SITE_BASE_PATH = '/';
});

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
  /** Dead links, any of which stops the build. */
  readonly dead: string[];
}

/** The pages of the given files, or all pages. */
async function build(files?: readonly string[]): Promise<BuiltSite> {
  const site = readSite(pictures, folder);
  const pages = new Map<string, string>();
  for (const { file } of site.pages)
    if (files?.includes(file) ?? true) pages.set(file, await renderPage(site, file));
  return { site, pages, dead: deadLinks(pages, (path) => path === '/feed.xml') };
}

/** Labels of a page's links to a path, by part of the page. */
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
  it('is added by one file, in its place in every list', async () => {
    const copy = join(folder, 'services/teinture-de-clotures.json');
    cpSync(join(folder, 'services/logements-locatifs.json'), copy);
    const card = { text: 'Cèdre et pin.' };
    const residential = { label: 'Clôtures', text: 'Cèdre et pin.', order: 1.5 };
    edit('teinture-de-clotures', {
      title: 'Clôtures & terrasses',
      order: 9,
      menu: {},
      card,
      footer: {},
      residential,
    });
    const built = await build();
    expect(built.dead).toEqual([]);
    expect(built.pages.get('services/teinture-de-clotures.html')).toContain(
      '<h1>Clôtures &amp; terrasses</h1>',
    );
    const path = '/services/teinture-de-clotures';
    expect(linksTo(path, built)).toMatchObject({
      header: ['Clôtures & terrasses'],
      mobile: ['Clôtures & terrasses'],
      cards: ['Clôtures & terrasses'],
      footer: ['Clôtures & terrasses'],
    });
    expect(linksTo(path, built, 'residential.html')).toMatchObject({ residential: ['Clôtures'] });
    const list = parse(built.pages.get('residential.html') ?? '').querySelectorAll('.service-list strong');
    expect(list.map(({ text }) => text).indexOf('Clôtures')).toBe(1);
    expect(sitemap(built.site.pages)).toContain(`${path}</loc>`);
    expect(redirects(built.site.pages, built.site.business.host)).toContain(`${path}/ ${path} 301`);
  });

  it('is renamed with its file; links in articles and the former address lead to it', async () => {
    const [old, present] = ['facades-et-balcons', 'facades'];
    renameSync(join(folder, `services/${old}.json`), join(folder, `services/${present}.json`));
    edit(present, { formerSlugs: [old] });
    const built = await build();
    expect(built.dead).toEqual([]);
    const all = [...built.pages.values()].join();
    expect(all).not.toContain(`/services/${old}"`);
    expect(built.pages.get('blog/peindre-une-galerie.html')).toContain('<a href="/services/facades">');
    expect(redirects(built.site.pages, built.site.business.host)).toContain(
      `/services/${old} /services/${present} 301`,
    );
  });

  it('shows a new title everywhere if it has no separate label', async () => {
    edit('logements-locatifs', { title: 'Locatif', menu: { label: 'Logements' } });
    const built = await build(['index.html', 'services/logements-locatifs.html']);
    expect(linksTo('/services/logements-locatifs', built)).toMatchObject({
      header: ['Logements'],
      cards: ['Locatif'],
      footer: ['Locatif'],
    });
    expect(built.pages.get('services/logements-locatifs.html')).toContain('<h1>Locatif</h1>');
  });

  it('is removed with its file; without reviews nothing mentions them', async () => {
    rmSync(join(folder, 'services/logements-locatifs.json'));
    const navigation = join(folder, 'navigation.json');
    const source = readFileSync(navigation, 'utf8');
    writeFileSync(navigation, source.replace('"path": "/faqs"', '"path": "/reviews"'));
    const built = await build();
    expect(built.dead).toEqual([]);
    const all = [...built.pages.values()].join();
    expect(all).not.toMatch(/logements-locatifs|painting-review-carousel|\/reviews/);
    expect(sitemap(built.site.pages)).not.toContain('logements');
    expect(built.pages.has('reviews.html')).toBe(false);
  });

  it('removed while an article links to it stops the build and names the article', async () => {
    rmSync(join(folder, 'services/facades-et-balcons.json'));
    const { dead } = await build(['blog/peindre-une-galerie.html']);
    expect(dead).toContain(
      'site/blog/peindre-une-galerie.html: the link /services/facades-et-balcons is dead: /services/facades-et-balcons is no page of this site',
    );
  });
});
