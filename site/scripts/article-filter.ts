/** Filter of the blog list; empty strings don't filter (docs/behaviour.md#116-blog). */
export interface ArticleFilter {
  category: string;
  search: string;
}

/** Searchable texts of an article. */
export interface SearchableArticle {
  category: string;
  title: string;
  summary: string;
  body: string;
}

/**
 * Whether an article has the filter's category, and its search text in title, body or summary, ignoring case
 * (docs/behaviour.md#116-blog).
 */
export function matchesFilter(article: SearchableArticle, { category, search }: ArticleFilter): boolean {
  if (category && article.category !== category) return false;
  const wanted = comparable(search.trim());
  return [article.title, article.body, article.summary].some((text) => comparable(text).includes(wanted));
}

/** Treats curly and straight quotes alike, because phones type curly ones. */
function comparable(text: string): string {
  return text.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').toLowerCase();
}

/** What the list shows: a filter, and which page of the articles that pass it, counted from 1. */
export interface ListView extends ArticleFilter {
  page: number;
}

/** Reads the view from an address: `/blog/page/2`, or `/blog?category=…&search=…&page=2`. */
export function viewOfUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): ListView {
  const given = new URLSearchParams(search);
  const filter = { category: given.get('category') ?? '', search: given.get('search')?.trim() ?? '' };
  const page = isFilter(filter) ? given.get('page') : /\/page\/(\d+)(?:\.html)?\/?$/.exec(pathname)?.[1];
  return { ...filter, page: Math.max(1, Math.trunc(Number(page)) || 1) };
}

/** Shareable address of a view. */
export function urlOfView({ category, search, page }: ListView): string {
  const number = page > 1 ? `${page}` : '';
  if (!isFilter({ category, search })) return listUrl(number && `/page/${number}`);
  const asked = { ...(category && { category }), ...(search && { search }), ...(number && { page: number }) };
  return `${listUrl('')}?${new URLSearchParams(asked)}`;
}

/** Whether the filter leaves any article out. */
export function isFilter({ category, search }: ArticleFilter): boolean {
  return category !== '' || search !== '';
}

// The base path and the ending of page addresses are build settings (build/site).
function listUrl(rest: string): string {
  return `${import.meta.env.BASE_URL}blog${rest}${import.meta.env.PAGE_ENDING ?? ''}`;
}

/** Address of an article. */
export function urlOfArticle(id: string): string {
  return listUrl(`/${id}`);
}

/** Address of the texts for the blog's search. */
export const searchTextsUrl = `${import.meta.env.BASE_URL}blog/search.json`;

/** An article in `listedArticles`, newest first. */
export interface ListedArticle {
  id: string;
  /** Ids that the article had. */
  former?: readonly string[];
  category: string;
  title: string;
  summary: string;
}

/** All articles of the blog; rejects if they cannot be fetched. */
export async function listedArticles(): Promise<readonly ListedArticle[]> {
  const answer = await fetch(`${import.meta.env.BASE_URL}blog/list.json`);
  if (!answer.ok) throw new Error(`The list of articles answered ${answer.status}`);
  return answer.json();
}
