import type { Business } from '../../business';

/** `robots.txt`: allows everything and names the sitemap. */
export function robots(business: Business): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${business.url}/sitemap.xml\n`;
}
