import type { Page } from './page';

/** Points links to former paths at the current ones. */
export function withPresentLinks(html: string, pages: readonly Page[]): string {
  const presentPath = new Map(
    pages.flatMap(({ path, formerPaths }) => formerPaths.map((former) => [former, path])),
  );
  return html.replace(/(?<= href=")\/[\w/-]+(?=[#?"])/g, (path) => presentPath.get(path) ?? path);
}
