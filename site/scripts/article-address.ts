/**
 * The address of the article that a wrong address means, or null (docs/behaviour.md#117-articles): another case, spaces, an ending, or an
 * id of earlier years. Each link names its article's ids in `data-article-ids`.
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
    // Not an encoded address at all: it is compared as it stands.
    return text;
  }
}
