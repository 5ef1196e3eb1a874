/** Where a page of a folder of content is. */
export interface PageName {
  readonly folder: 'services' | 'blog';
  readonly slug: string;
}

/** Properties of content that name a page by its slug, by folder. */
const properties = { services: ['service'], blog: ['article', 'articles'] } as const;

/** The page that a path of the site leads to; undefined if that is none of a folder. */
export function pageNameOf(path: string): PageName | undefined {
  const [, folder, slug] = /^\/(services|blog)\/([a-z\d-]+)$/.exec(path) ?? [];
  return slug && (folder === 'services' || folder === 'blog') ? { folder, slug } : undefined;
}

/** Content whose references to a page name it by another slug, or are left out without one. */
export function withReferences(content: unknown, page: PageName, slug: string | undefined): unknown {
  const names: readonly string[] = properties[page.folder];
  if (Array.isArray(content)) return content.map((item) => withReferences(item, page, slug));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]) => {
      if (!names.includes(key)) return [[key, withReferences(value, page, slug)]];
      if (value === page.slug) return slug === undefined ? [] : [[key, slug]];
      if (!Array.isArray(value)) return [[key, value]];
      return [[key, value.flatMap((one) => (one === page.slug ? (slug ?? []) : [one]))]];
    }),
  );
}
