import type { Business } from '../../business';
import { isReleased, packageVersion } from '../../widgets/release';
import { pagePath } from '../pages/page-files';
import { contentSecurityPolicy } from './content-security-policy';
import { speculationRulesFile } from './speculation-rules';

/** Removes the headers that mean nothing for scripts, styles, fonts and pictures. */
const withoutPageHeaders = [
  '! Content-Security-Policy',
  '! Permissions-Policy',
  '! Cross-Origin-Opener-Policy',
  '! Speculation-Rules',
];
const aYear = 31_536_000;

/** `_headers`: the policy of every page and the cache lifetime of each kind of file. `! Name` removes a header set by an earlier rule. */
export function headers(
  business: Business,
  pagesWithMap: string[],
  styleHashes: readonly string[] = [],
  version: string = packageVersion(),
): string {
  const forever = `Cache-Control: public, max-age=${aYear}, immutable`;
  const forEveryone = ['Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin'];
  return [
    rule('/*', [
      `Content-Security-Policy: ${contentSecurityPolicy(business, { styleHashes })}`,
      `Strict-Transport-Security: max-age=${aYear}; includeSubDomains`,
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy: same-origin',
      `Speculation-Rules: "/${speculationRulesFile}"`,
    ]),
    rule(`/${speculationRulesFile}`, ['! Content-Type', 'Content-Type: application/speculationrules+json']),
    comment(
      'The names of these files change with their content. Headers for pages are removed: they would add a kilobyte to each response.',
    ),
    rule('/assets/*', [...withoutPageHeaders, forever]),
    rule('/pictures/*', [...withoutPageHeaders, forever]),
    comment(
      "Other people's pages load the widgets: the address without a version is always the newest release, one with a version never changes.",
    ),
    rule('/widgets/*', [
      ...withoutPageHeaders,
      ...forEveryone,
      'Cache-Control: public, max-age=300, stale-while-revalidate=86400',
    ]),
    rule('/widgets/:version/*', ['! Cache-Control', forever]),
    ...(isReleased(version) ? [] : developmentRules(version)),
    comment('The examples are for people who embed the tags, not for people who look for a painter.'),
    rule('/examples/*', ['X-Robots-Tag: noindex']),
    comment('Pages made to be framed by other sites.'),
    rule('/embed/*', [
      '! Content-Security-Policy',
      `Content-Security-Policy: ${contentSecurityPolicy(business, { isEmbeddable: true, styleHashes })}`,
    ]),
    ...(business.maps.apiKey ? mapRules(business, pagesWithMap) : []),
  ].join('\n');
}

function developmentRules(version: string): string[] {
  return [
    comment('Between two releases the version in development changes with every build.'),
    rule(`/widgets/${version}/*`, ['! Cache-Control', 'Cache-Control: no-cache']),
  ];
}

function mapRules(business: Business, pagesWithMap: string[]): string[] {
  const policy = `Content-Security-Policy: ${contentSecurityPolicy(business, { hasMap: true })}`;
  const paths = pagesWithMap.map(pagePath);
  return [
    comment("The pages with the map, which needs the maps service's hosts."),
    ...paths.map((path) => rule(path, ['! Content-Security-Policy', policy])),
  ];
}

function rule(pattern: string, lines: string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

function comment(text: string): string {
  return `# ${text}`;
}
