import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { escapeHtml } from '../../escape-html';
import type { PictureStore } from '../pictures/picture-store';
import { siteFolder } from '../site-folder';
import { fill } from './fill-filter';
import { iconHtml } from './icon-tag';
import { inlineMarkdown, markdown, sectionsOf } from './markdown';
import { namedTag } from './named-tag';
import { ParamsTag } from './params-tag';
import { describedPicture, pictureHtml, picturesPath } from './picture-tag';
import { withPictures } from './pictures-in-text';

/**
 * Template engine of the pages: partials from `site/partials`, output escaped unless `| raw`, tags `picture`,
 * `picture_file`, `icon` and `params`, filters `fill`, `markdown`, `inline_markdown` and `sections`, dates in
 * `language`. Unknown variables, filters, tags and arguments throw with file and line.
 */
export function createLiquidEngine(pictures: PictureStore, language: string): Liquid {
  const partials = join(siteFolder, 'partials');
  const engine = new Liquid({
    root: [siteFolder],
    layouts: [partials],
    partials: [partials],
    extname: '.liquid',
    locale: language,
    outputEscape: escapeOutput,
    strictFilters: true,
    strictVariables: true,
  });
  engine.registerTag('params', ParamsTag);
  engine.registerTag(
    'icon',
    namedTag(['class'], (name, given) => iconHtml(String(name), given)),
  );
  engine.registerTag(
    'picture',
    namedTag(['sizes', 'box', 'class', 'priority'], async (shown, given) => {
      const { name, ...described } = describedPicture(shown);
      return pictureHtml(await pictures.picture(name), described, given);
    }),
  );
  engine.registerTag(
    'picture_file',
    namedTag([], async (shown) => {
      const { files } = await pictures.picture(describedPicture(shown).name);
      return `${picturesPath}${files.webp.at(-1)?.fileName}`;
    }),
  );
  engine.registerFilter('fill', fill);
  engine.registerFilter('markdown', {
    raw: true,
    handler: (text: string) => withPictures(markdown(text), pictures),
  });
  engine.registerFilter('inline_markdown', { raw: true, handler: inlineMarkdown });
  engine.registerFilter('sections', sectionsOf);
  return engine;
}

/** Attributes use double quotes, so apostrophes can stay. */
function escapeOutput(value: unknown): string {
  return escapeHtml(String(value ?? '')).replaceAll('&#39;', "'");
}
