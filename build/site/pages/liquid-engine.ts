import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';
import { iconHtml } from './icon-tag';
import { namedTag } from './named-tag';
import { ParamsTag } from './params-tag';
import { pictureHtml } from './picture-tag';

/**
 * The template engine of the pages: partials from `site/partials`, output escaped unless `| raw`, and the tags `picture`,
 * `icon` and `params`. An unknown variable, filter, tag or argument is an error that names file and line.
 */
export function createLiquidEngine(pictures: PictureStore): Liquid {
  const partials = join(siteFolder, 'partials');
  const engine = new Liquid({
    root: [siteFolder],
    layouts: [partials],
    partials: [partials],
    extname: '.liquid',
    outputEscape: 'escape',
    strictFilters: true,
    strictVariables: true,
  });
  engine.registerTag('params', ParamsTag);
  engine.registerTag('icon', namedTag(['class'], iconHtml));
  engine.registerTag(
    'picture',
    namedTag(['alt', 'sizes', 'class', 'priority'], async (name, given) =>
      pictureHtml(await pictures.picture(name), given),
    ),
  );
  return engine;
}
