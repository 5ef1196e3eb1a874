import type { HtmlTagDescriptor, Plugin } from 'vite';

const firstPaintFont = /^assets\/.*-latin-.*normal.*\.woff2$/;

/** Preloads the upright Latin fonts that the first paint needs. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'site-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstPaintFont.test(file))
          .map(preload),
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
