import type { Business } from '../../business';
import { fileUrl } from '../hosts/host-settings';

/** `robots.txt`: allows everything and names the sitemap. */
export function robots(business: Business): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileUrl('/sitemap.xml', business)}\n`;
}
