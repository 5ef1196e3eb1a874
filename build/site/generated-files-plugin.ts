import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { styleHashes } from '../widgets/style-hashes';
import { contentSecurityPolicy, withPolicy } from './content-security-policy';
import { type BuiltSite, generatedFile, generatedFileNames, generatedFilesOf } from './generated-files';
import type { SiteReader } from './site';

/** In dev there are no built pages and no policy. */
const noPages: BuiltSite = { pagesWithMap: [], styleHashes: [], assetOf: () => null };

/**
 * Writes files made from the pages and the business (sitemap, feed, robots, manifest, icons, `_headers`,
 * `_redirects`, search texts), and serves them in dev. Writes the policy into the 404 pages.
 */
export function generatedFilesPlugin(reader: SiteReader): Plugin {
  return {
    name: 'site-generated-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.split('?', 1)[0]?.slice(1) ?? '';
        if (!generatedFileNames.includes(name)) return next();
        try {
          const source = await generatedFile(name, reader.read(), noPages);
          response.setHeader('content-type', getMimeType(name) ?? 'text/plain; charset=utf-8');
          response.end(source);
        } catch (error) {
          next(error);
        }
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.html') ? [output] : [],
        );
        const built = {
          pagesWithMap: pages
            .filter(({ source }) => String(source).includes('<painting-service-map'))
            .map(({ fileName }) => fileName),
          styleHashes: styleHashes(pages.map(({ source }) => String(source))),
          assetOf: (name: string) =>
            Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(name))
              ?.fileName ?? null,
        };
        const site = reader.readOnce();
        const policy = contentSecurityPolicy(site.business, { styleHashes: built.styleHashes });
        for (const page of pages.filter(({ fileName }) => /(^|\/)404\.html$/.test(fileName)))
          page.source = withPolicy(String(page.source), policy);
        for (const fileName of generatedFilesOf(site)) {
          this.emitFile({ type: 'asset', fileName, source: await generatedFile(fileName, site, built) });
        }
      },
    },
  };
}
