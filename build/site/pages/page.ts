import type { Business } from '../../business';
import { pageUrl } from '../hosts/host-settings';
import type { Article } from './articles';
import type { LayoutArguments } from './layout-arguments';
import { pagePath } from './page-files';

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
  title: string;
  /** The title with the business's name, as browsers and search results show it. */
  documentTitle: string;
  description: string;
  /** Name of the page's own picture in `site/images`, without its ending. */
  picture: string;
  /** The entry of the article that the page shows, if it is one. */
  article: Article | null;
  /** False for pages that search engines and the sitemap leave out. */
  indexed: boolean;
  breadcrumbs: Breadcrumb[];
}

const neverIndexed = /\/404$|^\/thank-you$/;

/** The page of a file, as its layout tag describes it; throws when it names no title, no description or an unknown article. */
export function describePage(
  file: string,
  given: LayoutArguments,
  business: Business,
  articles: Article[],
): Page {
  const path = pagePath(file);
  const article = given.article === undefined ? null : findArticle(file, given.article, articles);
  const title = required(file, 'title', given.title ?? article?.title);
  return {
    file,
    path,
    url: pageUrl(path, business),
    title,
    documentTitle: title.includes(business.name) ? title : `${title} | ${business.name}`,
    description: required(file, 'description', given.description ?? article?.summary),
    picture: given.picture ?? article?.image ?? 'hero',
    article,
    indexed: !given.noindex && !neverIndexed.test(path),
    breadcrumbs: [],
  };
}

function findArticle(file: string, id: string, articles: Article[]): Article {
  const article = articles.find((candidate) => candidate.id === id);
  if (!article) throw new Error(`site/${file}: article '${id}' is not in site/content/articles.json`);
  return article;
}

function required(file: string, name: string, value: string | undefined): string {
  if (value?.trim()) return value.trim();
  throw new Error(`site/${file}: its layout tag names no ${name}`);
}
