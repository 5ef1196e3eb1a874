import { basename } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import type { Brand } from '../../shared/brand/brand-schema';
import { shadesOf } from '../../shared/brand/shades';
import type { Business } from '../../shared/business/business-schema';
import { fontFaces } from '../business/brand-fonts';
import { siteLanguage } from '../business/business';
import { escapeHtml } from '../business/escape-html';
import { fileHref, fileUrl, pageUrl } from '../business/host-settings';
import { logoFile, logoWithin } from '../business/logo';
import type { SiteContent } from '../content/site-content';
import type { Article } from './articles';
import { type BuiltPages, headers, speculationRules, speculationRulesFile } from './headers';
import { markdown } from './markdown';
import type { Page } from './page';
import { redirects } from './redirects';
import type { Site } from './site';

/** Sizes of the PNG icons in px: Apple's home screen, then two for the web manifest. */
const appIconSizes = [180, 192, 512] as const;
/** Sizes of the pictures in `favicon.ico`, for programs that read no SVG. */
const faviconSizes = [16, 32, 48] as const;

/** PNG of the logo on a square of the brand's colour, inside the safe zone of maskable icons. */
async function appIcon(brand: Brand, size: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${brand.colours.brand}" d="M0 0h64v64H0z"/>${await logoWithin(brand, 46, 64)}</svg>`;
  return sharp(Buffer.from(drawing), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** PNG pictures in an ICO file: a header, an entry of 16 bytes for each picture, then the pictures. */
async function favicon(brand: Brand): Promise<Buffer> {
  const pictures = await Promise.all(faviconSizes.map((size) => appIcon(brand, size)));
  const entryBytes = 16;
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + entryBytes * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(entryBytes);
    const size = faviconSizes[index] ?? 0;
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

/** The sources of the generated files, besides the site. */
export interface BuiltSite extends BuiltPages {
  /** The built file of a source file's name; null where there is none. */
  readonly assetOf: (name: string) => string | null;
}

type FileSource = (site: Site, built: BuiltSite) => string | Buffer | Promise<string | Buffer>;

/** Pages that other sites may frame. */
const embeddable = ['embed/quote', 'embed/estimator'] as const;

const sources: Readonly<Record<string, FileSource>> = {
  'sitemap.xml': ({ pages }) => sitemap(pages),
  'robots.txt': ({ business }) => robots(business),
  'feed.xml': ({ business, content, articles }) => feed(business, content.blog.feed, articles),
  'site.webmanifest': ({ business }) => webManifest(business),
  [speculationRulesFile]: ({ business }) => speculationRules(business.host),
  _headers: ({ business, pages }, built) =>
    headers(business, { ...built, pagePaths: pages.map(({ path }) => path) }),
  _redirects: ({ business, pages }) => redirects(pages, business.host),
  'blog/list.json': listedArticles,
  'blog/search.json': searchTexts,
  ...Object.fromEntries(
    embeddable.map((name): [string, FileSource] => [`${name}.oembed.json`, (site) => oEmbed(site, name)]),
  ),
  'brand-fonts.css': ({ business }, { assetOf }) =>
    fontFaces(business.brand.fonts, undefined, (path) => assetOf(basename(path)) ?? basename(path)),
  'favicon.svg': ({ business }) => logoFile(business.brand),
  'wordmark.svg': ({ business }) => logoFile(business.brand, 'wordmark'),
  'favicon.ico': ({ business }) => favicon(business.brand),
  ...Object.fromEntries(
    appIconSizes.map((size): [string, FileSource] => [
      `icon-${size}.png`,
      ({ business }) => appIcon(business.brand, size),
    ]),
  ),
};

/**
 * oEmbed of a page that can be framed, which its `<link>` names: editors such as WordPress's make a frame of the page's
 * address (https://oembed.com).
 */
function oEmbed({ business, pages }: Site, name: (typeof embeddable)[number]): string {
  const page = pages.find(({ path }) => path === `/${name}`);
  if (!page) throw new Error(`There is no page /${name}`);
  const [width, height] = [600, 640];
  const frame = `<iframe src="${escapeHtml(page.url)}" title="${escapeHtml(page.title)}" width="${width}" height="${height}" frameborder="0"></iframe>`;
  const answer = {
    version: '1.0',
    type: 'rich',
    title: page.title,
    provider_name: business.name,
    provider_url: business.url,
    width,
    height,
    html: frame,
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

/** Names of all generated files, relative to the web root. */
export const generatedFileNames: readonly string[] = Object.keys(sources);

/** Names of the files that a site has: those of articles, and of a wordmark, only if it has any. */
export function generatedFilesOf({ articles, business }: Site): readonly string[] {
  const left = [
    ...(articles.length > 0 ? [] : ['feed.xml', 'blog/list.json', 'blog/search.json']),
    ...(business.brand.wordmark ? [] : ['wordmark.svg']),
  ];
  return generatedFileNames.filter((name) => !left.includes(name));
}

/** Generated files that hosts and robots expect in the web root, even with a base path. */
export const filesOfWebRoot: readonly string[] = ['_headers', '_redirects', 'robots.txt'];

/** Content of one of the `generatedFileNames`. */
export async function generatedFile(name: string, site: Site, built: BuiltSite): Promise<string | Buffer> {
  const source = sources[name];
  if (!source) throw new Error(`${name} is not a generated file`);
  return source(site, built);
}

/** `robots.txt`: allows everything and names the sitemap. */
function robots(business: Business): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl('/sitemap.xml', business)}\n`;
}

/** Web manifest: name, colours and icons for the home screen. */
function webManifest(business: Business): string {
  const sizes = appIconSizes.filter((size) => size !== 180);
  const manifest = {
    name: business.name,
    short_name: business.name,
    start_url: fileHref('/', business.host),
    display: 'browser',
    background_color: business.brand.colours.ground,
    theme_color: shadesOf(business.brand.colours)['brand-deep'],
    icons: sizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: fileHref(`/icon-${size}.png`, business.host),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `sitemap.xml`: every indexable page. */
export function sitemap(pages: Page[]): string {
  const entries = pages.filter((page) => page.indexed).map(entry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function entry({ url, article }: Page): string {
  const lastModified = article ? `<lastmod>${article.createdAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(url)}</loc>${lastModified}</url>`;
}

/** Articles in the feed: readers of feeds come often, and each time fetch all of it. */
const feedLength = 30;

/** RSS 2.0 feed of the newest articles, newest first. */
function feed(
  business: Business,
  { title, description }: SiteContent['blog']['feed'],
  articles: Article[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(pageUrl('/blog', business))}</link>`,
    `<description>${escapeHtml(description)}</description>`,
    `<language>${siteLanguage(business).toLowerCase()}</language>`,
    `<atom:link href="${escapeHtml(fileUrl('/feed.xml', business))}" rel="self" type="application/rss+xml"/>`,
    ...articles.slice(0, feedLength).map(item),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function item({ title, url, createdAt, category, summary }: Article): string {
  return [
    '<item>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(url)}</link>`,
    `<guid>${escapeHtml(url)}</guid>`,
    `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`,
    `<category>${escapeHtml(category)}</category>`,
    `<description>${escapeHtml(summary)}</description>`,
    '</item>',
  ].join('\n');
}

/** The articles, newest first, as the blog's filter and the lookup of a mistyped address need them. */
function listedArticles({ articles }: Site): string {
  return JSON.stringify(
    articles.map(({ id, formerSlugs, category, title, summary }) => ({
      id,
      ...(formerSlugs.length > 0 && { former: formerSlugs }),
      category,
      title,
      summary,
    })),
  );
}

/**
 * JSON object of article id to plain body text, which the blog searches besides title and summary
 * (docs/behaviour.md#116-blog).
 */
function searchTexts({ articles }: Site): string {
  return JSON.stringify(Object.fromEntries(articles.map(({ id, body }) => [id, plainText(markdown(body))])));
}

function plainText(html: string): string {
  // Separates words at tags, so neighbouring cells and list items don't run together.
  return parse(html.replaceAll('<', ' <')).textContent.replace(/\s+/g, ' ').trim();
}
