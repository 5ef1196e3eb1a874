import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { businessFile } from '../../business';
import { readSite, renderPage, type Site } from '../pages/site';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';

/** Renders each page with Liquid before Vite sees it; in dev a change of a partial, of content or of the business reloads the page. */
export function pagesPlugin(pictures: PictureStore): Plugin {
  let siteOfBuild: Promise<Site> | undefined;
  return {
    name: 'site-pages',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      // Read before the first page, so that a mistake in the site's data is told once and not by every page.
      siteOfBuild = readSite(pictures);
      await siteOfBuild;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(source, { filename, server }) {
        const file = relative(siteFolder, filename).split(sep).join('/');
        if (file.startsWith('..')) return source;
        if (server) return renderPage(await readSite(pictures), file, source);
        siteOfBuild ??= readSite(pictures);
        return renderPage(await siteOfBuild, file, source);
      },
    },
    hotUpdate({ file }) {
      if (!isSharedSource(file)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function isSharedSource(file: string): boolean {
  if (file === businessFile) return true;
  const [folder = ''] = relative(siteFolder, file).split(sep);
  return ['partials', 'content', 'images'].includes(folder);
}
