import type { Plugin } from 'vite';
import { socialCardDrawing } from '../brand/social-card';
import { readBusiness } from '../business';
import { prerenderPlugin } from '../prerender/prerender-plugin';
import { frameLoaderPlugin } from '../widgets/frame-loader';
import { notFoundPolicyPlugin } from './hosts/not-found-policy-plugin';
import { placePlugin } from './hosts/place-plugin';
import { SiteReader } from './pages/site-reader';
import { PictureStore } from './pictures/picture-store';
import { fontPreloadPlugin } from './plugins/font-preload-plugin';
import { generatedFilesPlugin } from './plugins/generated-files-plugin';
import { notFoundPlugin } from './plugins/not-found-plugin';
import { pagesPlugin } from './plugins/pages-plugin';
import { picturesPlugin } from './plugins/pictures-plugin';
import { withoutIndentationPlugin } from './plugins/without-indentation-plugin';

/**
 * Vite plugins that build the site: Liquid pages, pictures, font preloads, prerendered tags, generated files,
 * and the dev server's 404 page.
 */
export function sitePlugins(): Plugin[] {
  const pictures = new PictureStore(undefined, undefined, socialCardDrawing(readBusiness().brand));
  const reader = new SiteReader(pictures);
  return [
    pagesPlugin(reader),
    picturesPlugin(pictures),
    fontPreloadPlugin(),
    withoutIndentationPlugin(),
    prerenderPlugin(),
    generatedFilesPlugin(reader),
    notFoundPolicyPlugin(),
    placePlugin(reader),
    notFoundPlugin(),
    frameLoaderPlugin(),
  ].map((plugin) => ({
    applyToEnvironment: (environment) => environment.name === 'client',
    ...plugin,
  }));
}
