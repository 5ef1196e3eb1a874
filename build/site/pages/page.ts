import type { Business } from '../../business';
import { pageUrl } from '../hosts/host-settings';
import type { Article } from './articles';
import { pagePath } from './page-files';
import { siteLanguage } from './site-language';

/** A page on the way from the home page to a page. */
export interface Breadcrumb {
  label: string;
  path: string;
  url: string;
}

/** A page as templates (`page`), the sitemap and the structured data see it. */
export interface Page {
  /** Relative to the site's folder: `blog/the-tool-box.html`. */
  file: string;
  /** `/blog/the-tool-box` */
  path: string;
  /** The canonical address. */
  url: string;
  /** As `lang` has it: `en-CA`. */
  language: string;
  title: string;
  /** What the footer and the way to the page call it: its title, or a shorter name. */
  name: string;
  /** The title with the business's name, as browsers and search results show it. */
  documentTitle: string;
  description: string;
  /** Name of the page's own picture in `site/images`, without its ending. */
  picture: string;
  /** The article that the page shows, if it is one. */
  article: Article | null;
  /** Paths of earlier years, which lead here. */
  formerPaths: string[];
  /** False for pages that search engines and the sitemap leave out. */
  indexed: boolean;
  breadcrumbs: Breadcrumb[];
}

/** What the words of a page say of it. */
export interface PageDescription {
  readonly title: string;
  readonly footer?: { readonly label: string } | null;
  readonly description: string;
  readonly picture?: { readonly name: string } | null;
  readonly formerSlugs?: readonly string[];
}

const neverIndexed = /\/404$|^\/thank-you$|^\/embed\//;

/** The page of a file with its words; `article` is the article that it shows, if it is one. */
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
