import type { HostSettings } from '../site/hosts/host-settings';
import { barePath, type HostRules } from './host-rules';

/** `vercel.json` for the web root. Vercel supports one 404 page, in the web root. */
export function vercelJson({ headers, redirects }: HostRules, { urls }: HostSettings): string {
  const config = {
    cleanUrls: true,
    trailingSlash: urls === 'folders',
    headers: headers.map((block) => ({
      source: block.pattern.replaceAll('.', '\\.').replace(/\*$/, '(.*)'),
      headers: block.headers.map(([key, value]) => ({ key, value })),
    })),
    // Vercel handles extensions and slashes itself; other letter cases and former addresses remain.
    redirects: redirects
      .filter(({ from, to }) => /[A-Z]/.test(from) || barePath(from) !== barePath(to))
      .filter(({ from }) => !/(\/|\.html)$/.test(from))
      .map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
