import { readFileSync } from 'node:fs';
import { readBusiness } from '../../build/business';
import { fromRoot } from '../../build/from-root';
import { parseBusiness } from '../../server/business';

/**
 * Folder of the second business: its own texts, look, services and rules, French first, no reviews, with a
 * base path.
 */
export const folder = 'tests/businesses/maple-brush';

/** Its built web root, made by `npm test`. */
export const builtFolder = fromRoot('.cache/businesses/maple-brush');

const file = fromRoot(`${folder}/business.json`);

/** The second business, as the build reads it. */
export const mapleBrush = readBusiness(file);

/** The second business, as the server reads it. */
export const mapleBrushOfServer = parseBusiness(JSON.parse(readFileSync(file, 'utf8')), file);

/** Environment for building its web root. */
export const buildEnvironment = { BUSINESS: folder, DIST: builtFolder };
