import { escapeHtml } from '../../escape-html';
import type { Page } from '../pages/page';

/** `sitemap.xml`: every indexable page. */
export function sitemap(pages: Page[]): string {
  const entries = pages.filter((page) => page.indexed).map(entry);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function entry({ url, article }: Page): string {
  const lastModified = article ? `<lastmod>${article.createdAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(url)}</loc>${lastModified}</url>`;
}
