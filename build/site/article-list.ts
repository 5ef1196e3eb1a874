import { articlesPerPage, listPagePath } from '../content/page-files';
import type { SiteContent } from '../content/site-content';
import type { Article } from './articles';
import type { PageDescription } from './page';

/** A page of the list of articles (docs/behaviour.md#116-blog), as its template knows it. */
export interface ArticleList {
  /** Newest first, at most `articlesPerPage`. */
  articles: readonly Article[];
  /** Counted from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  /** Articles on a full page. */
  size: number;
  /** Paths of the pages beside it, or null at the ends. */
  newer: string | null;
  older: string | null;
}

/** One page of the list of all articles. */
export function articleList(articles: readonly Article[], number: number): ArticleList {
  const count = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  return {
    articles: articles.slice((number - 1) * articlesPerPage, number * articlesPerPage),
    number,
    count,
    size: articlesPerPage,
    newer: number > 1 ? listPagePath(number - 1) : null,
    older: number < count ? listPagePath(number + 1) : null,
  };
}

/** Title and description of the second and later pages, which no other page has. */
export function listPageDescription(
  { title, description, picture, pages }: SiteContent['blog'],
  number: number,
): PageDescription {
  const filled = (text: string) => text.replace('{title}', title).replace('{page}', String(number));
  const own = filled(pages.title);
  return { title: own, description: `${own}. ${description}`, picture };
}
