import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { firstPaintFonts } from '../business/brand-fonts';
import { readBusiness } from '../business/business';
import { socialCardDrawing } from '../business/logo';
import { frameLoaderPlugin } from '../widgets/frame-loader';
import { prerenderPlugin } from '../widgets/load-prerender';
import { generatedFilesPlugin } from './generated-files-plugin';
import { notFoundPlugin, pagesPlugin } from './pages-plugin';
import { PictureStore } from './picture-store';
import { picturesPlugin } from './pictures-plugin';
import { placePlugin } from './place-plugin';
import { SiteReader } from './site';

/** Preloads the fonts that the first paint needs. */
function fontPreloadPlugin(): Plugin {
  return {
    name: 'site-font-preload',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const names = (await firstPaintFonts(readBusiness().brand.fonts)).map((path) => basename(path));
        return Object.values(bundle ?? {})
          .filter((file) => file.type === 'asset' && file.names.some((name) => names.includes(name)))
          .map(({ fileName }) => preload(fileName));
      },
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    href: `/${file}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
  };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/**
 * Vite plugins that build the site: Liquid pages, pictures, font preloads, prerendered tags, generated files,
 * and the dev server's 404 page.
 */
export function sitePlugins(): Plugin[] {
  const pictures = new PictureStore(undefined, undefined, () => socialCardDrawing(readBusiness().brand));
  const reader = new SiteReader(pictures);
  return [
    pagesPlugin(reader),
    picturesPlugin(pictures),
    fontPreloadPlugin(),
    withoutIndentationPlugin(),
    prerenderPlugin(),
    generatedFilesPlugin(reader),
    placePlugin(reader),
    notFoundPlugin(),
    frameLoaderPlugin(),
  ].map((plugin) => ({
    applyToEnvironment: (environment) => environment.name === 'client',
    ...plugin,
  }));
}

/** Removes indentation from built pages; it weighs as much as a prerendered tag. */
function withoutIndentationPlugin(): Plugin {
  return {
    name: 'site-without-indentation',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withoutIndentation },
  };
}

/** HTML without indentation and blank lines, except in scripts, styles and whitespace-sensitive elements. */
export function withoutIndentation(html: string): string {
  return html.replace(/<(pre|textarea|script|style)\b[\s\S]*?<\/\1>|\n\s+/gi, (found) =>
    found.startsWith('<') ? found : '\n',
  );
}
