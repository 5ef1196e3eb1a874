import type { Site } from '../pages/site';
import { appIcon, appIconSizes } from './app-icons';
import { feed } from './feed';
import { headers } from './headers';
import { redirects } from './redirects';
import { robots } from './robots';
import { searchTexts } from './search-texts';
import { sitemap } from './sitemap';
import { speculationRules, speculationRulesFile } from './speculation-rules';
import { webManifest } from './web-manifest';

/** A file's content, made only when it is asked for. */
export type FileSource = () => string | Buffer | Promise<string | Buffer>;

/** What the generated files must know of the built pages. */
export interface BuiltPages {
  /** The built files that hold a service-area map. */
  readonly pagesWithMap: string[];
  /** Hashes of the prerendered tags' style elements, for the policy. */
  readonly styleHashes: readonly string[];
}

/** Every generated file of the web root by its name. */
export function generatedFiles(
  site: Site,
  { pagesWithMap, styleHashes }: BuiltPages,
): Map<string, FileSource> {
  const { business, pages, articles } = site;
  return new Map<string, FileSource>([
    ['sitemap.xml', () => sitemap(pages)],
    ['robots.txt', () => robots(business)],
    ['feed.xml', () => feed(business, articles)],
    ['site.webmanifest', () => webManifest(business)],
    [speculationRulesFile, speculationRules],
    ['_headers', () => headers(business, pagesWithMap, styleHashes)],
    ['_redirects', () => redirects(pages)],
    ['blog/search.json', () => searchTexts(site)],
    ...appIconSizes.map((size): [string, FileSource] => [`icon-${size}.png`, () => appIcon(size)]),
  ]);
}
