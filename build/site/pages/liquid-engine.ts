import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';
import { iconHtml } from './icon-tag';
import { namedTag } from './named-tag';
import { pictureHtml } from './picture-tag';

/** The template engine of the pages: partials from `site/partials`, output escaped unless `| raw`, the tags `picture` and `icon`. */
export function createLiquidEngine(pictures: PictureStore): Liquid {
  const partials = join(siteFolder, 'partials');
  const engine = new Liquid({
    root: [siteFolder],
    layouts: [partials],
    partials: [partials],
    extname: '.liquid',
    outputEscape: 'escape',
    strictFilters: true,
  });
  engine.registerTag('icon', namedTag(iconHtml));
  engine.registerTag(
    'picture',
    namedTag(async (name, given) => pictureHtml(await pictures.picture(name), given)),
  );
  return engine;
}
