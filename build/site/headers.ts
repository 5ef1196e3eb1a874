import type { Business } from '../../shared/business/business-schema';
import type { HostSettings } from '../../shared/business/host-schema';
import { fileHref, pageHref } from '../business/host-settings';
import { fetchedLanguages, languageFile } from '../business/languages-plugin';
import { repositoryOrigins } from '../business/repository';
import { pagePath } from '../content/page-files';
import { apiFiles } from '../widgets/api-files';
import {
  afterLeadName,
  besideTags,
  drawingsName,
  isReleased,
  jobsName,
  packageVersion,
  scriptName,
} from '../widgets/release';
import { keptVersions } from '../widgets/releases';
import { contentSecurityPolicy, editorPolicy } from './content-security-policy';

/** Facts about the built pages that generated files need. */
export interface BuiltPages {
  /** Built files with a service-area map. */
  readonly pagesWithMap: readonly string[];
  /** Hashes of the prerendered style elements, for the policy. */
  readonly styleHashes: readonly string[];
}

/** Input of the headers besides the business. */
export interface HeaderFacts extends BuiltPages {
  /** Site paths of all pages: `/about`. */
  readonly pagePaths: readonly string[];
  /** Script version; defaults to the package's. */
  readonly version?: string;
  /** Released versions; defaults to those that the business keeps. */
  readonly kept?: readonly string[];
}

/** File name of the speculation rules in the web root. */
export const speculationRulesFile = 'speculation-rules.json';

const aYear = 31_536_000;

/** Files beside the script whose names stay the same across releases. */
export const floatingFiles = [
  scriptName,
  afterLeadName,
  drawingsName,
  ...besideTags.map(({ name }) => name),
  jobsName,
  'embed.js',
  'painting-widgets.mjs',
  ...fetchedLanguages().map(languageFile),
  'integrity.json',
  ...apiFiles().keys(),
];

/**
 * `_headers`: the policy of every page and the cache lifetime of every kind of file. Rules that match one
 * path set different headers, because hosts disagree on duplicates.
 */
export function headers(business: Business, facts: HeaderFacts): string {
  const { version = packageVersion(), kept = keptVersions() } = facts;
  const at = (path: string) => fileHref(path, business.host);
  const forever = `Cache-Control: public, max-age=${aYear}, immutable`;
  const versions = kept.filter((released) => released !== version);
  return [
    comment(
      "Also the 404 page's, at any address, whose policy is in the page. Where a policy has frame-ancestors, browsers heed that alone.",
    ),
    rule(at('/*'), [
      'X-Frame-Options: DENY',
      `Strict-Transport-Security: max-age=${aYear}${business.host.includeSubDomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
    ]),
    rule(at(`/${speculationRulesFile}`), ['Content-Type: application/speculationrules+json']),
    comment('The names of these files change with their content.'),
    comment(
      'Scripts and fonts are asked for with CORS, also by an /embed page in a sandbox, which has no origin.',
    ),
    rule(at('/assets/*'), [forever, 'Access-Control-Allow-Origin: *']),
    rule(at('/pictures/*'), [forever]),
    comment(
      "Other people's pages load the widgets, at an address without a version: always the newest release.",
    ),
    rule(at('/widgets/*'), ['Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin']),
    comment('Prerendered tags are there to be copied: opened as pages, they do nothing.'),
    rule(at('/widgets/prerendered/*'), [
      "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    ]),
    ...floatingFiles.map((file) =>
      rule(at(`/widgets/${file}`), ['Cache-Control: public, max-age=300, stale-while-revalidate=86400']),
    ),
    comment(
      'A released version never changes; between two releases the one in development changes with every build.',
    ),
    ...versions.map((released) => rule(at(`/widgets/${released}/*`), [forever])),
    rule(at(`/widgets/${version}/*`), [isReleased(version) ? forever : 'Cache-Control: no-cache']),
    ...(business.repository
      ? [
          comment('The editor. Its window for signing in reports back to it.'),
          rule(at('/admin/*'), [
            `Content-Security-Policy: ${editorPolicy(repositoryOrigins[business.repository.host])}`,
            'Cross-Origin-Opener-Policy: same-origin-allow-popups',
            'X-Robots-Tag: noindex',
          ]),
        ]
      : []),
    comment('The pages. Those in /embed may be framed by other sites.'),
    ...pageRules(business, facts),
  ].join('\n');
}

/** A rule per page, or one for a folder whose pages have equal headers. */
function pageRules(business: Business, facts: HeaderFacts): string[] {
  const linesOf = (path: string) => pageHeaders(path, business, facts);
  const folders = new Map<string, string[]>();
  const tops = facts.pagePaths.map(topFolderOf);
  for (const path of facts.pagePaths) {
    // With folder URLs, a folder's rule also matches the page of the same name.
    const isOfFolder = business.host.urls === 'folders' && tops.includes(path);
    const folder = isOfFolder ? path : topFolderOf(path);
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders].flatMap(([folder, paths]) => {
    const [first = []] = paths.map(linesOf);
    const isAlike = paths.every((path) => linesOf(path).join() === first.join());
    if (folder && isAlike) return [rule(fileHref(`${folder}/*`, business.host), first)];
    return paths.map((path) => rule(pageHref(path, business.host), linesOf(path)));
  });
}

/** The first folder of a path, whose rule matches every page below it: `/blog` of `/blog/page/2`. */
function topFolderOf(path: string): string {
  return path.replace(/^(\/[^/]*)?\/.*$/, '$1');
}

function pageHeaders(path: string, business: Business, { pagesWithMap, styleHashes }: HeaderFacts): string[] {
  const policy = contentSecurityPolicy(business, {
    hasMap: pagesWithMap.map(pagePath).includes(path),
    isEmbeddable: path.startsWith('/embed/'),
    styleHashes,
  });
  return [
    `Content-Security-Policy: ${policy}`,
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy: same-origin',
    `Speculation-Rules: "${fileHref(`/${speculationRulesFile}`, business.host)}"`,
  ];
}

function rule(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

function comment(text: string): string {
  return `# ${text}`;
}

/**
 * Rules that let browsers prefetch a page once a visitor is about to follow its link. Not prerender, so
 * unopened pages send nothing. Excludes the thank-you page, whose guard would redirect.
 */
export function speculationRules(host: HostSettings): string {
  const left = ['/embed/*', '/examples/*', '/outbox*', '/*.xml'].map((path) => fileHref(path, host));
  const where = {
    and: [
      { href_matches: fileHref('/*', host) },
      { not: { href_matches: [pageHref('/thank-you', host), ...left] } },
    ],
  };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }, null, 2)}\n`;
}
