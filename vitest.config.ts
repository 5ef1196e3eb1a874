import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { businessSettingsPlugin } from './build/business/business-settings-plugin';
import { businessFolder, siteFolder } from './build/business/folders';
import { fixtureFile, fixtureFolder, hostOfPages } from './tests/support/business';
import { VitestCounts } from './tests/support/counts';

/**
 * Tests without side effects on their process share one, which loads each module once. Others set the
 * environment, another business or a browser global, and get a process per file.
 */
const sharing = [
  'tests/unit/{api,carousel,docs,element,forms,painting-*,shared,site}/!(other-business).test.ts',
  'tests/unit/build/{business,check,widgets}/*.test.ts',
  'tests/unit/build/site/!(services|big-blog).test.ts',
  'tests/unit/build/tools/{check-live,make-business,editor}.test.ts',
  'tests/unit/server/{desk,estimate,guards,mail,pages,store}/*.test.ts',
  'tests/unit/server/app/!(serve).test.ts',
  'tests/unit/server/app/edge/*.test.ts',
  'tests/unit/server/base/{base,business}.test.ts',
  'tests/unit/server/host/*.test.ts',
];

/** Unit tests run on the business made for tests, whatever `BUSINESS` names. */
const onFixture = { BUSINESS: fixtureFolder };

/** Tests without a browser: rules, services, build, built HTML, bytes. */
export default defineConfig({
  plugins: [businessSettingsPlugin(fixtureFile)],
  test: {
    // A busy machine takes many times as long; the limit only ends what would never end.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // On a busy machine a wait may take too long. `tests/run.ts` lists tests that passed only on retry.
    retry: 1,
    // Vitest reserves a core for itself, although several files only wait.
    maxWorkers: Math.max(2, availableParallelism()),
    // Inlined, so a map test can reload it: its options are module state.
    server: { deps: { inline: ['@googlemaps/js-api-loader'] } },
    reporters: ['default', new VitestCounts()],
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false, env: onFixture } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/unit/**/*.test.ts'],
          exclude: sharing,
          env: onFixture,
        },
      },
      // Pages and content of the business that `BUSINESS` names.
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          exclude: businessFolder === siteFolder ? [] : ['tests/pages/built/pictures.test.ts'],
          isolate: false,
          env: hostOfPages,
        },
      },
      // CI runs the rest, after building and installing what they need.
      { extends: true, test: { name: 'businesses', include: ['tests/release/businesses/*.test.ts'] } },
      {
        // Makes a business and builds it.
        plugins: [businessSettingsPlugin()],
        test: {
          name: 'new-business',
          include: ['tests/release/businesses/new/*.test.ts'],
          hookTimeout: 300_000,
        },
      },
      // Builds a business with 200 articles twice.
      { test: { name: 'big-blog', include: ['tests/release/big-blog/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'hosts', include: ['tests/release/hosts/*.test.ts'] } },
      {
        test: {
          name: 'frameworks',
          include: ['tests/release/frameworks/*.test.ts'],
          globalSetup: ['tests/release/frameworks/install-package.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
