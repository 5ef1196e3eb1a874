import { readFileSync } from 'node:fs';
import { readBusiness } from '../../build/business';
import { fromRoot } from '../../build/from-root';
import { parseBusiness } from '../../server/business';

/** The folder of the second business: other words, look, services and rules, French first, without reviews, below a path. */
export const folder = 'tests/businesses/maple-brush';

/** Its built web root; `npm test` builds it. */
export const builtFolder = fromRoot('.cache/businesses/maple-brush');

const file = fromRoot(`${folder}/business.json`);

/** The second business as the build knows it. */
export const mapleBrush = readBusiness(file);

/** As the server knows it. */
export const mapleBrushOfServer = parseBusiness(JSON.parse(readFileSync(file, 'utf8')), file);

/** The environment in which the build makes its web root. */
export const buildEnvironment = { BUSINESS: folder, DIST: builtFolder };
