import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteFolder } from '../site-folder';

/** Makes the dev server answer unknown paths like the static host: status 404 with the nearest `404.html`. */
export function notFoundPlugin(): Plugin {
  return {
    name: 'site-not-found',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURI(request.url?.split('?', 1)[0] ?? '/');
        if (!acceptsHtml(request.headers.accept) || existsSync(join(siteFolder, path))) return next();
        const page = nearestNotFoundPage(path);
        if (!page) return next();
        try {
          const source = readFileSync(join(siteFolder, page), 'utf8');
          const html = await server.transformIndexHtml(page, source, request.originalUrl);
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function nearestNotFoundPage(path: string): string | undefined {
  const candidates = path.startsWith('/blog/') ? ['/blog/404.html', '/404.html'] : ['/404.html'];
  return candidates.find((page) => existsSync(join(siteFolder, page)));
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
