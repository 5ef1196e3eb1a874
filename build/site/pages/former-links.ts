import type { Page } from './page';

/** A page's HTML in which links to former paths of pages lead to their present ones. */
export function withPresentLinks(html: string, pages: readonly Page[]): string {
  const presentPath = new Map(
    pages.flatMap(({ path, formerPaths }) => formerPaths.map((former) => [former, path])),
  );
  return html.replace(/(?<= href=")\/[\w/-]+(?=[#?"])/g, (path) => presentPath.get(path) ?? path);
}
