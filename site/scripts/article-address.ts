/** The address of the article that a wrong address means (other case, spaces, an ending), or null (DECISIONS 18). */
export function articleAddress(path: string, articles: Iterable<HTMLAnchorElement>): string | null {
  const wanted = slug(path.split('/').filter(Boolean).at(-1) ?? '');
  for (const link of articles) if (slug(link.dataset.articleId ?? '') === wanted) return link.pathname;
  return null;
}

function slug(text: string): string {
  return decoded(text)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not an encoded address at all: it is compared as it stands.
    return text;
  }
}
