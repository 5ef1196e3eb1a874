import type { Breadcrumb, Page } from './page';

// The folder of the service pages is no page itself; /residential lists them.
const parentOfFolder: Record<string, string> = { '/services': '/residential' };

/** The pages from the home page, called `homeLabel`, down to this one, both included; none for the home page itself. */
export function breadcrumbs(page: Page, pages: ReadonlyMap<string, Page>, homeLabel: string): Breadcrumb[] {
  const home = pages.get('/');
  if (!home || page === home) return [];
  const parent = pages.get(parentPath(page.path));
  const above = parent ? breadcrumbs(parent, pages, homeLabel) : [];
  const start = above.length > 0 ? above : [{ label: homeLabel, path: '/', url: home.url }];
  return [...start, { label: page.name, path: page.path, url: page.url }];
}

function parentPath(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return parentOfFolder[folder] ?? (folder || '/');
}
