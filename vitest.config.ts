import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { businessSettingsPlugin } from './build/business-settings-plugin';

/**
 * Tests that leave their process as they found it: they share one, which loads each module once. The others set the
 * environment, another business or a global of the browser, and have a process for each file.
 */
const sharing = [
  'tests/unit/{api,brand,carousel,docs,element,examples,forms,painting-*,shared,site,widgets}/!(other-business).test.ts',
  'tests/unit/server/{edge,estimate,guards,leads,lib,mail}/*.test.ts',
  'tests/pages/built/*.test.ts',
];

/** The tests that need no browser: rules, provider, build, built HTML, bytes. */
export default defineConfig({
  plugins: [businessSettingsPlugin()],
  test: {
    testTimeout: 20_000,
    // A machine with other work stretches what a test waits for. `.ci/run` names whatever passed the second time only.
    retry: 1,
    // Vitest leaves a core to itself; several files only wait.
    maxWorkers: Math.max(2, availableParallelism()),
    // It keeps its options for the life of its module, which a test of the map must be able to load anew.
    server: { deps: { inline: ['@googlemaps/js-api-loader'] } },
    reporters: ['default', './tests/support/counts/vitest-counts.ts'],
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/unit/**/*.test.ts', 'tests/speed/*.test.ts'],
          exclude: sharing,
        },
      },
      // Left to CI, which builds the second business first.
      { extends: true, test: { name: 'businesses', include: ['tests/businesses/*.test.ts'] } },
    ],
  },
});
