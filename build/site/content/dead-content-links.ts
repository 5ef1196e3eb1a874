/** A link in the content that leads to no page, and where it stands. */
export interface DeadContentLink {
  readonly path: readonly string[];
  readonly link: string;
}

/** The links of a content, its fields `path` and `href`, that lead to no page. `isPage` knows the pages by their path. */
export function deadContentLinks(
  content: unknown,
  isPage: (path: string) => boolean,
  path: readonly string[] = [],
): DeadContentLink[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const here = [...path, key];
    const isLink = (key === 'path' || key === 'href') && typeof value === 'string';
    // Whether a page has the place after a # is seen when all are made (build/site/links/dead-links.ts).
    if (isLink) return isPage(value.replace(/#.*/, '')) ? [] : [{ path: here, link: value }];
    return deadContentLinks(value, isPage, here);
  });
}
