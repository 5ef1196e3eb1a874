/** A content link to a page that doesn't exist, and its place. */
export interface DeadContentLink {
  readonly path: readonly string[];
  readonly link: string;
}

/** Content links (`path` and `href` fields) to pages that don't exist. `isPage` tests a path. */
export function deadContentLinks(
  content: unknown,
  isPage: (path: string) => boolean,
  path: readonly string[] = [],
): DeadContentLink[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const here = [...path, key];
    const isLink = (key === 'path' || key === 'href') && typeof value === 'string';
    // Fragments are checked once all pages are rendered (build/site/links/dead-links.ts).
    if (isLink) return isPage(value.replace(/#.*/, '')) ? [] : [{ path: here, link: value }];
    return deadContentLinks(value, isPage, here);
  });
}
