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

/** Reads the filter from a query string: `?category=…&search=…`. */
export function filterOfUrl(query: string): ArticleFilter {
  const given = new URLSearchParams(query);
  return { category: given.get('category') ?? '', search: given.get('search')?.trim() ?? '' };
}

/** Shareable address of the filtered list. */
export function urlOfFilter({ category, search }: ArticleFilter): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { search }) }).toString();
  return query ? `${blogUrl}?${query}` : blogUrl;
}

// The base path and the ending of page addresses are build settings (build/site).

/** Address of the blog list. */
const blogUrl = `${import.meta.env.BASE_URL}blog${import.meta.env.PAGE_ENDING ?? ''}`;

/** Address of the texts for the blog's search. */
export const searchTextsUrl = `${import.meta.env.BASE_URL}blog/search.json`;
