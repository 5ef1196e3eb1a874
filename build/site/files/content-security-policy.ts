import type { Business } from '../../business';

/** What a page needs beyond the strictest policy. */
export interface PolicyOptions {
  /** The page loads the maps service's script. */
  hasMap?: boolean;
  /** Any site may frame the page. */
  isEmbeddable?: boolean;
  /** Hashes of the style elements in the prerendered tags' shadow roots. */
  styleHashes?: readonly string[];
}

/** The value of `Content-Security-Policy`: allows this site's own files and the services that the business configured. */
export function contentSecurityPolicy(
  business: Business,
  { hasMap, isEmbeddable, styleHashes = [] }: PolicyOptions = {},
): string {
  const map = hasMap && business.maps.apiKey ? mapSources : noMapSources;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...map.script],
    // No hashes with the map: they would make browsers ignore 'unsafe-inline', which it needs.
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
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const noMapSources = { script: [], style: [], image: [], font: [], connect: [] };

// https://developers.google.com/maps/documentation/javascript/content-security-policy
// The map writes its own style elements; a static host cannot hand out nonces, so they need 'unsafe-inline'.
const mapSources = {
  script: ['https://maps.googleapis.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com'],
};

function serviceOrigins({ emailService, estimateService }: Business): string[] {
  const absolute = [emailService.url, estimateService.url].filter((url) => !url.startsWith('/'));
  return [...new Set(absolute.map((url) => new URL(url).origin))];
}
