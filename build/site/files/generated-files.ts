import { logoFile } from '../../brand/logo';
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

/** Facts about the built pages that generated files need. */
export interface BuiltPages {
  /** Built files with a service-area map. */
  readonly pagesWithMap: string[];
  /** Hashes of the prerendered style elements, for the policy. */
  readonly styleHashes: readonly string[];
}

type FileSource = (site: Site, built: BuiltPages) => string | Buffer | Promise<string | Buffer>;

const sources: Readonly<Record<string, FileSource>> = {
  'sitemap.xml': ({ pages }) => sitemap(pages),
  'robots.txt': ({ business }) => robots(business),
  'feed.xml': ({ business, content, articles }) => feed(business, content.blog.feed, articles),
  'site.webmanifest': ({ business }) => webManifest(business),
  [speculationRulesFile]: ({ business }) => speculationRules(business.host),
  _headers: ({ business, pages }, built) =>
    headers(business, { ...built, pagePaths: pages.map(({ path }) => path) }),
  _redirects: ({ business, pages }) => redirects(pages, business.host),
  'blog/search.json': searchTexts,
  'favicon.svg': ({ business }) => logoFile(business.brand),
  ...Object.fromEntries(
    appIconSizes.map((size): [string, FileSource] => [
      `icon-${size}.png`,
      ({ business }) => appIcon(business.brand, size),
    ]),
  ),
};

/** Names of all generated files, relative to the web root. */
export const generatedFileNames: readonly string[] = Object.keys(sources);

/** Generated files that hosts and robots expect in the web root, even with a base path. */
export const filesOfWebRoot: readonly string[] = ['_headers', '_redirects', 'robots.txt'];

/** Content of one of the `generatedFileNames`. */
export async function generatedFile(name: string, site: Site, built: BuiltPages): Promise<string | Buffer> {
  const source = sources[name];
  if (!source) throw new Error(`${name} is none of the generated files`);
  return source(site, built);
}
