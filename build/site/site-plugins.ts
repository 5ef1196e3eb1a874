import type { Plugin } from 'vite';
import { prerenderPlugin } from '../prerender/prerender-plugin';
import { PictureStore } from './pictures/picture-store';
import { fontPreloadPlugin } from './plugins/font-preload-plugin';
import { generatedFilesPlugin } from './plugins/generated-files-plugin';
import { notFoundPlugin } from './plugins/not-found-plugin';
import { pagesPlugin } from './plugins/pages-plugin';
import { picturesPlugin } from './plugins/pictures-plugin';
import { withoutIndentationPlugin } from './plugins/without-indentation-plugin';

/** The Vite plugins that make the site: Liquid pages, pictures, fonts' preloads, generated files, the not-found page of the dev server. */
export function sitePlugins(): Plugin[] {
  const pictures = new PictureStore();
  return [
    pagesPlugin(pictures),
    picturesPlugin(pictures),
    fontPreloadPlugin(),
    withoutIndentationPlugin(),
    prerenderPlugin(),
    generatedFilesPlugin(pictures),
    notFoundPlugin(),
  ].map((plugin) => ({
    applyToEnvironment: (environment) => environment.name === 'client',
    ...plugin,
  }));
}
