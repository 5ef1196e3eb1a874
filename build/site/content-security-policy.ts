import type { Business } from '../../shared/business/business-schema';
import { escapeHtml } from '../business/escape-html';
import { serviceHref } from '../business/host-settings';

/** Exceptions from the strictest policy. */
export interface PolicyOptions {
  /** The page loads the Google Maps script. */
  hasMap?: boolean;
  /** Any site may frame the page. */
  isEmbeddable?: boolean;
  /** Hashes of style elements in prerendered shadow roots. */
  styleHashes?: readonly string[];
}

/** Value of `Content-Security-Policy`: allows only this site's files and the business's services. */
export function contentSecurityPolicy(
  business: Business,
  { hasMap, isEmbeddable, styleHashes = [] }: PolicyOptions = {},
): string {
  const map = hasMap && business.maps.apiKey ? mapSources : noMapSources;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...map.script],
    // No hashes with the map, because they make browsers ignore the 'unsafe-inline' that it needs.
    'style-src': ["'self'", ...(map === noMapSources ? styleHashes : map.style)],
    'img-src': ["'self'", 'data:', ...map.image],
    'font-src': ["'self'", ...map.font],
    'connect-src': ["'self'", ...serviceOrigins(business), ...map.connect],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isEmbeddable ? '*' : "'none'"],
    ...(map === noMapSources && { 'require-trusted-types-for': ["'script'"] }),
  };
  return written(directives);
}

/** The policy of the editor's page, which compiles its forms, and inserts styles and the pictures that it uploads. */
export function editorPolicy(connections: readonly string[]): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    // The page beside a form.
    'frame-src': ["'self'"],
    'connect-src': ["'self'", 'data:', 'blob:', ...connections],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const noMapSources = { script: [], style: [], image: [], font: [], connect: [] };

// https://developers.google.com/maps/documentation/javascript/content-security-policy The map inserts style
// elements, and a static host can't issue nonces, so they need 'unsafe-inline'.
const mapSources = {
  script: ['https://maps.googleapis.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
};

function serviceOrigins({ emailService, estimateService, host }: Business): string[] {
  const hrefs = [emailService.url, estimateService.url].map((url) => serviceHref(url, host));
  const absolute = [...hrefs, host.server ?? '/'].filter((url) => !url.startsWith('/'));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}

/**
 * A page with the policy in itself, for the 404 pages: they answer at any address, and a catch-all rule in
 * `_headers` would add a second policy to other pages. Browsers ignore `frame-ancestors` there and log an
 * error; `X-Frame-Options` in `_headers` covers it.
 */
export function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join('; ')).replaceAll('&#39;', "'")}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n${meta}`);
}
