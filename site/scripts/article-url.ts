/**
 * Id of the article meant by a mistyped or outdated path, or null (docs/behaviour.md#117-articles).
 * Tolerates letter case, spaces, a file extension and former ids.
 */
export function articleOfPath(
  path: string,
  articles: Iterable<{ readonly id: string; readonly former?: readonly string[] }>,
): string | null {
  const wanted = slug(path.split('/').filter(Boolean).at(-1) ?? '');
  for (const { id, former = [] } of articles) {
    if ([id, ...former].some((known) => slug(known) === wanted)) return id;
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
