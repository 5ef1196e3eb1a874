import { parse, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { atMost } from '../business/at-most';
import { imageFolders } from '../business/image-folders';
import type { PictureStore } from './picture-store';
import { picturesPath, placeholderClass } from './picture-tag';

/** An AVIF of the largest width needs a hundred megabytes while it is made. */
const picturesAtOnce = 2;

/**
 * Serves the pictures in dev, emits used ones in the build, and adds placeholder colours and focal points to
 * `site/styles/main.css`.
 */
export function picturesPlugin(pictures: PictureStore): Plugin {
  return {
    name: 'site-pictures',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const making = path.startsWith(picturesPath)
          ? pictures.read(path.slice(picturesPath.length))
          : undefined;
        if (!making) return next();
        try {
          response.setHeader('content-type', getMimeType(path) ?? 'application/octet-stream');
          response.end(await making);
        } catch (error) {
          next(error);
        }
      });
    },
    hotUpdate({ file }) {
      if (imageFolders.some((folder) => file.startsWith(folder + sep))) pictures.forget(parse(file).name);
    },
    transform: {
      filter: { id: /\/site\/styles\/main\.css(\?|$)/ },
      handler: async (css) => `${css}\n${await pictureRules(pictures)}`,
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const fileNames = new Set<string>();
        for (const output of Object.values(bundle)) {
          if (output.fileName.endsWith('.html') && output.type === 'asset') {
            for (const fileName of usedPictures(String(output.source))) fileNames.add(fileName);
          }
        }
        await atMost(picturesAtOnce, fileNames, async (fileName) => {
          const source = await pictures.read(fileName);
          if (source) this.emitFile({ type: 'asset', fileName: `pictures/${fileName}`, source });
        });
      },
    },
  };
}

/** File names of the pictures used in an HTML text. */
export function usedPictures(html: string): string[] {
  return [...html.matchAll(/\/pictures\/([\w.-]+)/g)].map((match) => match[1] ?? '');
}

async function pictureRules(pictures: PictureStore): Promise<string> {
  const all = await Promise.all(pictures.names().map((name) => pictures.picture(name)));
  return all
    .map(({ name, colour, focus }) => {
      const ground = colour && `background-color:${colour}`;
      const position = focus && `object-position:${focus}`;
      const declarations = [ground, position].filter(Boolean).join(';');
      return declarations && `.${placeholderClass(name)}{${declarations}}`;
    })
    .join('\n');
}
