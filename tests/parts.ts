/**
 * What a part waits for: a commit (`npm test`), CI (`npm run ci`) or a release (`npm run test:all`), each of which runs
 * the ones before it, or to be asked for by its name.
 */
export type Gate = 'commit' | 'ci' | 'release' | 'name';

/** One step of the tests. */
export interface Part {
  /** `npm test -- NAME` runs it alone, after what it needs. */
  readonly name: string;
  readonly gate: Gate;
  /** Shell commands in turn; the first that breaks off ends the part. */
  readonly commands: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Names of parts whose products it reads. */
  readonly needs?: readonly string[];
}

const build = 'tsx tests/support/run/build-if-changed.ts';

/** Business pages are tested as files at the root of their host. */
const asFiles = { SITE_URLS: 'files', SITE_BASE_PATH: '/' };

const pageTests = [
  build,
  'vitest run --configLoader runner --project pages',
  'playwright test --no-deps --project commit --project ci tests/pages',
  'playwright test --project timed',
];

const tagsInEngine = 'wtr --config tests/release/engines/web-test-runner.config.mjs';

/** All parts in order. Those of one row run at once. */
export const stages: readonly (readonly Part[])[] = [
  [part('chromium', 'commit', 'tsx tests/support/browser/install-browser.ts chromium')],
  [
    part('check', 'commit', 'npm run -s check'),
    part('site', 'commit', build, { env: asFiles }),
    part('engines', 'ci', 'tsx tests/support/browser/install-browser.ts firefox webkit'),
  ],
  [
    part('fixture', 'commit', build, { env: ofBusiness('fixture') }),
    part('maple-brush', 'ci', build, { env: ofBusiness('maple-brush') }),
  ],
  [
    part(
      'units',
      'commit',
      'vitest run --configLoader runner --project sharing --project isolated --project pages',
      {
        needs: ['site', 'fixture'],
      },
    ),
    part('tags', 'commit', 'wtr', { needs: ['chromium'] }),
  ],
  [part('flows', 'commit', 'playwright test --project commit', { needs: ['chromium', 'site', 'fixture'] })],
  [part('timed', 'commit', 'playwright test --project timed', { needs: ['chromium', 'site', 'fixture'] })],
  [
    part('more-flows', 'ci', 'playwright test --project ci --project looks', {
      needs: ['chromium', 'site', 'fixture', 'maple-brush'],
    }),
  ],
  [
    part('businesses', 'ci', 'vitest run --configLoader runner --project businesses', {
      needs: ['site', 'fixture', 'maple-brush'],
    }),
    part('tags-on-react', 'ci', 'wtr', { needs: ['chromium'], env: { RUNTIME: 'react' } }),
    part('firefox', 'ci', 'playwright test --project firefox --pass-with-no-tests', {
      needs: ['engines', 'fixture'],
    }),
    part('webkit', 'ci', 'playwright test --project webkit --pass-with-no-tests', {
      needs: ['engines', 'fixture'],
    }),
  ],
  ...[
    part('edit', 'release', 'playwright test --project edit', { needs: ['chromium'] }),
    part('edge', 'release', [install('server/app/edge'), 'npm --prefix server/app/edge test'], {
      needs: ['chromium', 'site'],
    }),
    part('below-a-path', 'release', build, {
      env: { DIST: '.cache/hosts/below-a-path', SITE_URLS: 'folders', SITE_BASE_PATH: '/painting/' },
    }),
    part('hosts', 'release', [install('tests/release'), 'vitest run --configLoader runner --project hosts'], {
      needs: ['site', 'below-a-path', 'maple-brush'],
    }),
    part(
      'frameworks',
      'release',
      [install('tests/release'), 'vitest run --configLoader runner --project frameworks'],
      {
        needs: ['chromium', 'site'],
      },
    ),
    part('react', 'release', [build, 'playwright test --project react'], {
      needs: ['chromium'],
      env: { RUNTIME: 'react', DIST: '.cache/react' },
    }),
    part('random-visits', 'release', 'npm run -s lab -- random-visits', { needs: ['chromium'] }),
    part('new-business', 'release', 'vitest run --configLoader runner --project new-business'),
    part('big-blog', 'release', 'vitest run --configLoader runner --project big-blog', {
      needs: ['chromium'],
    }),
    part('firefox-tags', 'release', tagsInEngine, { needs: ['engines'], env: { ENGINE: 'firefox' } }),
    part('webkit-tags', 'release', tagsInEngine, { needs: ['engines'], env: { ENGINE: 'webkit' } }),
    part('wordpress', 'release', 'playwright test --project wordpress', { needs: ['chromium', 'fixture'] }),
    // The pages of the business that BUSINESS names.
    part('pages', 'name', pageTests, { env: asFiles, needs: ['chromium', 'fixture'] }),
    ...['maple-brush', 'prairie-coat'].map((business) =>
      part(`${business}-pages`, 'release', pageTests, {
        env: { ...ofBusiness(business), ...asFiles, DIST: `.cache/businesses/${business}-in-files` },
        needs: ['chromium', 'fixture'],
      }),
    ),
  ].map((alone) => [alone]),
];

function part(
  name: string,
  gate: Gate,
  commands: string | readonly string[],
  more: Pick<Part, 'env' | 'needs'> = {},
): Part {
  return { name, gate, commands: [commands].flat(), ...more };
}

function ofBusiness(name: string): Readonly<Record<string, string>> {
  return { BUSINESS: `tests/support/businesses/${name}`, DIST: `.cache/businesses/${name}` };
}

/** Installs what only these tests need, from its own package. */
function install(folder: string): string {
  return `npm --prefix ${folder} ci --ignore-scripts --no-audit --no-fund`;
}
