/**
 * The path of the article that a mistyped or outdated path means, or null (docs/behaviour.md#117-articles): other letter case, spaces, a file
 * ending, or a former id. Each link names the ids of its article in `data-article-ids`.
 */
export function articleAddress(path: string, articles: Iterable<HTMLAnchorElement>): string | null {
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
    // Not valid percent-encoding: compared as it is.
    return text;
  }
}
