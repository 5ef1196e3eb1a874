/** What the blog's list is filtered by; an empty text filters nothing (docs/behaviour.md#116-blog). */
export interface ArticleFilter {
  category: string;
  search: string;
}

/** The words of an article that a search looks through. */
export interface ArticleWords {
  category: string;
  title: string;
  summary: string;
  body: string;
}

/** Whether an article is of the category, exactly, and holds the search text in title, body or summary, in any case (docs/behaviour.md#116-blog). */
export function matchesFilter(article: ArticleWords, { category, search }: ArticleFilter): boolean {
  if (category && article.category !== category) return false;
  const wanted = search.trim().toLowerCase();
  return [article.title, article.body, article.summary].some((text) => text.toLowerCase().includes(wanted));
}

/** The filter that an address names: `?category=…&search=…`. */
export function filterOfAddress(query: string): ArticleFilter {
  const given = new URLSearchParams(query);
  return { category: given.get('category') ?? '', search: given.get('search')?.trim() ?? '' };
}

/** The address that names a filter, so that it can be shared. */
export function addressOfFilter({ category, search }: ArticleFilter): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { search }) }).toString();
  return query ? `/blog?${query}` : '/blog';
}
