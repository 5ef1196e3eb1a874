import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { styleHashes } from '../../prerender/style-hashes';
import { type BuiltPages, generatedFiles } from '../files/generated-files';
import { readSite } from '../pages/site';
import type { PictureStore } from '../pictures/picture-store';

const contentTypes: Record<string, string> = {
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** In dev there are no built pages, and no policy is sent. */
const noPages: BuiltPages = { pagesWithMap: [], styleHashes: [] };

/** Writes the files that follow from the pages and the business: sitemap, feed, robots, manifest, icons, `_headers`, `_redirects`, search texts. */
export function generatedFilesPlugin(pictures: PictureStore): Plugin {
  return {
    name: 'site-generated-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?', 1)[0]?.slice(1) ?? '';
        const contentType = contentTypes[extname(path)];
        if (!contentType) return next();
        try {
          const source = generatedFiles(await readSite(pictures), noPages).get(path);
          if (source === undefined) return next();
          response.setHeader('content-type', contentType);
          response.end(await source());
        } catch (error) {
          next(error);
        }
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((output) =>
          output.type === 'asset' && output.fileName.endsWith('.html')
            ? [{ fileName: output.fileName, html: String(output.source) }]
            : [],
        );
        const built = {
          pagesWithMap: pages
            .filter(({ html }) => html.includes('<painting-service-map'))
            .map(({ fileName }) => fileName),
          styleHashes: styleHashes(pages.map(({ html }) => html)),
        };
        for (const [fileName, source] of generatedFiles(await readSite(pictures), built)) {
          this.emitFile({ type: 'asset', fileName, source: await source() });
        }
      },
    },
  };
}
