/**
 * Path of the article meant by a mistyped or outdated path, or null (docs/behaviour.md#117-articles).
 * Tolerates letter case, spaces, a file extension and former ids. Each link lists its article's ids in
 * `data-article-ids`.
 */
export function articleUrl(path: string, articles: Iterable<HTMLAnchorElement>): string | null {
  const wanted = slug(path.split('/').filter(Boolean).at(-1) ?? '');
  for (const { dataset, pathname } of articles) {
    const ids = dataset.articleIds?.split(' ').filter(Boolean) ?? [];
    if (ids.some((id) => slug(id) === wanted)) return pathname;
  }
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
    // Invalid percent-encoding: compare it as is.
    return text;
  }
}
