import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteFolder } from '../site-folder';

/** Makes the dev server answer unknown paths as static hosts do: status 404 with the nearest `404.html`. */
export function notFoundPlugin(): Plugin {
  return {
    name: 'site-not-found',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURI(request.url?.split('?', 1)[0] ?? '/');
        if (!acceptsHtml(request.headers.accept) || existsSync(join(siteFolder, path))) return next();
        try {
          const html = await server.transformIndexHtml(nearestNotFoundPage(path), '', request.originalUrl);
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function nearestNotFoundPage(path: string): string {
  return path.startsWith('/blog/') ? '/blog/404.html' : '/404.html';
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
