import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { businessFile } from '../business/business';
import { businessFolder, contentFolder, legalFolder, siteFolder } from '../business/folders';
import { imageFolders } from '../business/image-folders';
import { buildReport, refusalOf } from '../check/finding';
import { hasArticles, pageFiles, pagePath } from '../content/page-files';
import { releasedFileNames } from '../widgets/release-plugin';
import { releaseRefusal } from '../widgets/releases';
import { deadLinks } from './dead-links';
import { generatedFileNames } from './generated-files';
import type { SiteReader } from './site';
import { renderPage } from './site';

/** Placeholder for a page until it is rendered. */
const emptyPage = '<!doctype html>';

/**
 * Renders each page with Liquid before Vite processes it. A dead link stops the build. In dev, changes to a
 * partial, content or the business reload the page.
 */
export function pagesPlugin(reader: SiteReader): Plugin {
  const rendered = new Map<string, string>();
  return {
    name: 'site-pages',
    // A page's file need not exist: its template is elsewhere, and Vite's input is discarded.
    resolveId: (id) => (isFileOfPage(id) ? id : undefined),
    load: (id) => (isFileOfPage(id) ? emptyPage : undefined),
    configureServer(server) {
      // Vite itself watches the folder of the pages alone.
      server.watcher.add(businessFolder);
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURI(request.url?.split('?', 1)[0] ?? '/');
        const page = pageFiles().find(({ file }) => pagePath(file) === path);
        if (!page) return next();
        try {
          const html = await server.transformIndexHtml(`/${page.file}`, emptyPage, request.originalUrl);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    buildStart() {
      // Read before the first page, so a mistake in the site's data is reported once, not per page.
      if (this.environment.mode !== 'build') return;
      const { findings } = reader.readOnce();
      const refusal = process.argv.includes('--publish') && (refusalOf(findings) ?? releaseRefusal());
      if (refusal) {
        // Thrown, it would be printed twice and with a stack.
        console.error(refusal);
        process.exit(1);
      }
      for (const line of buildReport(findings)) console.log(line);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(source, { filename, server }) {
        const file = relative(siteFolder, filename).split(sep).join('/');
        if (file.startsWith('..')) return source;
        const html = await renderPage(server ? reader.read() : reader.readOnce(), file);
        rendered.set(file, html);
        return html;
      },
    },
    generateBundle() {
      const dead = deadLinks(rendered, isFileOfWebRoot);
      if (dead.length > 0) throw new Error(dead.join('\n'));
    },
    hotUpdate({ file }) {
      if (!isSharedSource(file)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function isFileOfPage(id: string): boolean {
  return id.endsWith('.html') && pageFiles().some(({ file }) => join(siteFolder, file) === id);
}

function isFileOfWebRoot(path: string): boolean {
  const isReleased =
    path.startsWith('/widgets/') && releasedFileNames().includes(path.slice('/widgets/'.length));
  return (
    isReleased || generatedFileNames.includes(path.slice(1)) || existsSync(join(siteFolder, 'public', path))
  );
}

function isSharedSource(file: string): boolean {
  const shared = [
    join(siteFolder, 'partials'),
    join(businessFolder, 'jobs'),
    contentFolder,
    legalFolder,
    ...imageFolders,
  ].map((folder) => folder + sep);
  return file === businessFile || shared.some((folder) => file.startsWith(folder));
}

/** Makes the dev server answer unknown paths as static hosts do: status 404 with the nearest `404.html`. */
export function notFoundPlugin(): Plugin {
  return {
    name: 'site-not-found',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURI(request.url?.split('?', 1)[0] ?? '/');
        // A template that comes here makes no page of this business.
        const isFile = existsSync(join(siteFolder, path)) && !path.endsWith('.html');
        if (!acceptsHtml(request.headers.accept) || isFile) return next();
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
  return path.startsWith('/blog/') && hasArticles() ? '/blog/404.html' : '/404.html';
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
