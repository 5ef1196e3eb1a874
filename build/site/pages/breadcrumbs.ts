import type { Breadcrumb, Page } from './page';

// Service pages have no index page of their own; /residential lists them.
const parentOfFolder: Record<string, string> = { '/services': '/residential' };

/** Pages from the home page (named `homeLabel`) to this one, inclusive; empty for the home page. */
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
