import type { Business } from '../../shared/business/business-schema';
import { siteLanguage } from '../business/business';
import { pageUrl } from '../business/host-settings';
import { pagePath } from '../content/page-files';
import type { Article } from './articles';

// Service pages have no index page; /residential lists them.
const parentOfFolder: Record<string, string> = { '/services': '/residential', '/blog/page': '/blog' };

/** Pages from the home page (named `homeLabel`) to this one, inclusive; empty for the home page. */
export function breadcrumbs(page: Page, pages: ReadonlyMap<string, Page>, homeLabel: string): Breadcrumb[] {
  const home = pages.get('/');
  if (!home || page === home) return [];
  const parent = pages.get(parentPath(page.path));
  const above = parent ? breadcrumbs(parent, pages, homeLabel) : [];
  const start = above.length > 0 ? above : [{ label: homeLabel, path: '/', url: home.url }];
  return [...start, { label: page.name, path: page.path, url: page.url }];
}

function parentPath(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return parentOfFolder[folder] ?? (folder || '/');
}

/** A page on the path from the home page. */
export interface Breadcrumb {
  label: string;
  path: string;
  url: string;
}

/** A page as seen by templates (`page`), the sitemap and structured data. */
export interface Page {
  /** Relative to the site's folder: `blog/the-tool-box.html`. */
  file: string;
  /** `/blog/the-tool-box` */
  path: string;
  /** Canonical address. */
  url: string;
  /** Value of `lang`: `en-CA`. */
  language: string;
  title: string;
  /** Name in the footer and breadcrumbs: the title, or a shorter label. */
  name: string;
  /** Title with the business's name, for browsers and search results. */
  documentTitle: string;
  description: string;
  /** Name of the page's picture in `site/images`, without extension. */
  picture: string;
  /** The article on the page, if any. */
  article: Article | null;
  /** Former paths, redirected here. */
  formerPaths: string[];
  /** False if search engines and the sitemap leave the page out. */
  indexed: boolean;
  breadcrumbs: Breadcrumb[];
}

/** The parts of a page's texts that describe it. */
export interface PageDescription {
  readonly title: string;
  readonly footer?: { readonly label: string } | null;
  readonly description: string;
  readonly picture?: { readonly name: string } | null;
  readonly formerSlugs?: readonly string[];
}

const neverIndexed = /\/404$|^\/thank-you$|^\/embed\//;

/** Describes the page of a file from its texts and, if it shows one, its article. */
export function describePage(
  file: string,
  words: PageDescription,
  business: Business,
  article: Article | null = null,
): Page {
  const path = pagePath(file);
  const { title, description } = words;
  return {
    file,
    path,
    url: pageUrl(path, business),
    language: siteLanguage(business),
    title,
    name: words.footer?.label ?? title,
    documentTitle: title.includes(business.name) ? title : `${title} | ${business.name}`,
    description,
    picture: words.picture?.name ?? 'hero',
    article,
    formerPaths: (words.formerSlugs ?? []).map((slug) => path.replace(/[^/]*$/, slug)),
    indexed: !neverIndexed.test(path),
    breadcrumbs: [],
  };
}
