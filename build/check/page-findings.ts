import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Business } from '../../shared/business/business-schema';
import { siteFolder } from '../business/folders';
import { pictureFiles } from '../business/image-folders';
import { isClaim } from './claims';
import { type BusinessFinding, must, quoted, sentencesOf, should } from './finding';
import { priceFindings } from './page-prices';
import { templateSentences } from './template-sentences';

/** A page as it is served. */
export interface ServedPage {
  readonly path: string;
  readonly html: string;
}

/**
 * Finds the template's text and pictures on another business's pages: one finding for each sentence and page, a 'must' where
 * the sentence makes a claim or is in another language, one for each price that is
 * not the business's, and one for each picture, with its pages. A sentence that depends on a fact the business states is not
 * reported. `borrowed` are the jobs at the template's rates, which every page with an estimator charges.
 */
export function pageFindings(
  pages: readonly ServedPage[],
  business: Business,
  ownPictures: ReadonlySet<string>,
  borrowed: readonly string[] = [],
): BusinessFinding[] {
  const ofTemplate = templateSentences(business);
  const pictures = pictureFiles([join(siteFolder, 'images')]);
  const read = pages.map(({ path, html }) => ({
    path,
    page: parse(html, { blockTextElements: { script: false, style: false } }),
  }));
  const places = new Map<string, string[]>();
  for (const { path, page } of read) {
    for (const name of new Set(picturesOn(page))) {
      if (pictures.has(name) && !ownPictures.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  const withPictures = read.filter(({ page }) => picturesOn(page).length > 0).length;
  const level = business.languages[0] === 'en' ? should : must;
  return [
    ...read.flatMap(({ path, page }) =>
      [...new Set(sentencesOn(page))]
        .filter((sentence) => ofTemplate.has(sentence))
        .map((sentence) => ({
          ...(isClaim(sentence)
            ? must(path, 'claim', `is the template's, and yours to answer for: ${quoted(sentence)}`)
            : level(path, 'sentence', `is the template's: ${quoted(sentence)}`)),
          kept: { what: 'sentences' as const, count: 1 },
        })),
    ),
    ...read.flatMap(({ path, page }) => priceFindings(path, sentencesOn(page), business)),
    ...read
      .filter(({ page }) => borrowed.length > 0 && page.querySelector('painting-estimator'))
      .map(({ path }) =>
        must(path, 'price', `the estimator charges the template's rates for ${borrowed.join(', ')}`),
      ),
    ...[...places].map(([name, paths]) => ({
      ...should(
        paths.length === withPictures ? 'every page' : paths.join(', '),
        'picture',
        `"${name}" is the template's: put one of yours into images`,
      ),
      kept: { what: 'pictures' as const, count: 1 },
    })),
  ];
}

const blocks =
  'p,li,h1,h2,h3,h4,dt,dd,td,th,caption,figcaption,blockquote,summary,legend,strong,span,a,button,div';

/** Every sentence of a page, of its description too. */
function sentencesOn(page: HTMLElement): string[] {
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const texts = page.querySelectorAll(blocks).map((block) => block.textContent);
  return [description, ...texts].flatMap((text) => sentencesOf(text.replace(/\s+/g, ' ').trim()));
}

function picturesOn(page: HTMLElement): string[] {
  return page
    .querySelectorAll('img')
    .flatMap(({ classNames }) => /(?:^|\s)picture-([\w-]+)/.exec(classNames)?.[1] ?? []);
}
