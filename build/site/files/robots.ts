import type { Business } from '../../business';

/** `robots.txt`: everything may be read, and there is the sitemap. */
export function robots(business: Business): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${business.url}/sitemap.xml\n`;
}
