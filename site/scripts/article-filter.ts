import { blogAddress } from './blog-addresses';

/** What the blog's list is filtered by; an empty string does not filter (docs/behaviour.md#116-blog). */
export interface ArticleFilter {
  category: string;
  search: string;
}

/** The texts of an article that a search looks through. */
export interface ArticleWords {
  category: string;
  title: string;
  summary: string;
  body: string;
}

/** Whether an article has exactly this category and contains the search text, in any letter case, in its title, body or summary (docs/behaviour.md#116-blog). */
export function matchesFilter(article: ArticleWords, { category, search }: ArticleFilter): boolean {
  if (category && article.category !== category) return false;
  const wanted = comparable(search.trim());
  return [article.title, article.body, article.summary].some((text) => comparable(text).includes(wanted));
}

/** Phones type curly apostrophes and quotation marks where our texts may have straight ones, and the other way round. */
function comparable(text: string): string {
  return text.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').toLowerCase();
}

/** The filter in a query string: `?category=…&search=…`. */
export function filterOfAddress(query: string): ArticleFilter {
  const given = new URLSearchParams(query);
  return { category: given.get('category') ?? '', search: given.get('search')?.trim() ?? '' };
}

/** The address of the filtered list, for sharing. */
export function addressOfFilter({ category, search }: ArticleFilter): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { search }) }).toString();
  return query ? `${blogAddress}?${query}` : blogAddress;
}
