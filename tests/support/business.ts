import { readFileSync } from 'node:fs';
import { readBusiness } from '../../build/business/business';
import { fromRoot } from '../../build/business/from-root';
import { parseServerBusiness } from '../../server/base/business';
import { readJobs } from '../../server/base/job-files';
import { type ShadeName, shadesOf } from '../../shared/brand/shades';

/** Folder of the business made for tests, so that no change of the site's own business turns a test red. */
export const fixtureFolder = 'tests/support/businesses/fixture';

/** Its settings file. */
export const fixtureFile = fromRoot(`${fixtureFolder}/business.json`);

/** Its built web root, made by `npm test -- fixture`. */
export const fixtureWebRoot = fromRoot('.cache/businesses/fixture');

/**
 * The business made for tests. Tests of pages and content call `readBusiness()` instead, which reads the business named
 * in `BUSINESS`.
 */
export const business = readBusiness(fixtureFile);

/** The business made for tests, as the server reads it. */
export const businessOfServer = parseServerBusiness(
  JSON.parse(readFileSync(fixtureFile, 'utf8')),
  fixtureFile,
  readJobs(fixtureFolder),
);

/**
 * Settings with which every business's pages are tested: as files at the root of their host. `tests/release/hosts` and
 * `tests/release/businesses` test the other kinds of hosts.
 */
export const hostOfPages = { SITE_URLS: 'files', SITE_BASE_PATH: '/' };

/** A brand shade in computed form: `rgb(240, 169, 59)`. */
export function brandColour(name: ShadeName): string {
  const shade = shadesOf(business.brand.colours)[name];
  const channels = (shade.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return `rgb(${channels.join(', ')})`;
}
