import type { Breadcrumb, Page } from './page';

// The service pages lie in a folder that is no page itself; visitors know it as the residential services.
const parentOfFolder: Record<string, string> = { '/services': '/residential' };

/** The way from the home page to a page, both included; only the home page's own way is empty. */
export function breadcrumbs(page: Page, pages: ReadonlyMap<string, Page>): Breadcrumb[] {
  const home = pages.get('/');
  if (!home || page === home) return [];
  const parent = pages.get(parentPath(page.path));
  const above = parent ? breadcrumbs(parent, pages) : [];
  const start = above.length > 0 ? above : [{ label: 'Home', path: '/', url: home.url }];
  return [...start, { label: page.title, path: page.path, url: page.url }];
}

function parentPath(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return parentOfFolder[folder] ?? (folder || '/');
}
