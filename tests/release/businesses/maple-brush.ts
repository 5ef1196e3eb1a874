import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readBusiness } from '../../../build/business/business';
import { fromRoot } from '../../../build/business/from-root';
import { parseServerBusiness } from '../../../server/base/business';

/**
 * Folder of the second business: its own texts, look, services and rules, French first, no reviews, with a
 * base path.
 */
export const folder = 'tests/support/businesses/maple-brush';

/** Its built web root, made by `npm test -- maple-brush`. */
export const mapleBrushDist = fromRoot('.cache/businesses/maple-brush');

const file = fromRoot(`${folder}/business.json`);

/** The second business, as the build reads it. */
export const mapleBrush = readBusiness(file);

/** The second business, as the server reads it. */
export const mapleBrushOfServer = parseServerBusiness(JSON.parse(readFileSync(file, 'utf8')), file);

/** A built page of the second business. */
interface MapleBrushPage {
  /** Address on its host: `/painting/contact/`. */
  readonly address: string;
  readonly html: string;
}

/**
 * Built pages of the second business, except the thank-you page, which redirects home, and rendered tags.
 */
export function mapleBrushPages(): MapleBrushPage[] {
  return mapleBrushFiles()
    .filter((file) => file.endsWith('.html') && !/\/(thank-you|widgets)\//.test(file))
    .map((file) => ({
      address: `/${file}`.replace(/index\.html$/, ''),
      html: readFileSync(join(mapleBrushDist, file), 'utf8'),
    }));
}

/** Built files of the second business, relative to its web root. */
export function mapleBrushFiles(): string[] {
  if (!existsSync(join(mapleBrushDist, mapleBrush.host.basePath)))
    throw new Error(`There is no ${mapleBrushDist}: \`npm test -- maple-brush\` makes it.`);
  return readdirSync(mapleBrushDist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(mapleBrushDist.length + 1)
        .split(sep)
        .join('/'),
    );
}
