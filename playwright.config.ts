import { defineConfig, devices } from 'playwright/test';
import { chromiumFlags } from './tests/support/browser/chromium-flags';
import { findTestChromium } from './tests/support/browser/find-chromium';
import { pagesAtOnce } from './tests/support/browser/workers';

const executablePath = findTestChromium();

/** What `npm test` leaves to CI: other people's pages, the examples, another business, whole visits of homeowners, and two hundred mounts of every tag. */
const leftToCi = [
  '**/{host-pages,examples,businesses,homeowners,leaks}/*.spec.ts',
  '**/third-party-site.spec.ts',
];

/** They need a build of their own (`npm run test:react`). */
const onReact = '**/react/*.spec.ts';

/** The tests of pages and flows: the built product in a browser, with the local services behind it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  workers: pagesAtOnce,
  // A machine with other work stretches what a test waits for. `.ci/run` names whatever did not pass at first.
  retries: process.env.CI ? 2 : 1,
  timeout: 30_000,
  // A flow waits for two mails a second apart, on a machine that runs two browsers.
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./tests/support/counts/playwright-counts.ts'],
    ['./tests/faults/fault-table-reporter.ts'],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: [...chromiumFlags], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'commit', grepInvert: /@timed/, testIgnore: [...leftToCi, onReact] },
    { name: 'libraries', testMatch: 'host-pages/install-libraries.setup.ts' },
    { name: 'ci', grepInvert: /@timed/, testMatch: leftToCi, dependencies: ['libraries'] },
    // Other pages beside one that is timed would stretch its tasks.
    { name: 'timed', grep: /@timed/, testIgnore: leftToCi, workers: 1 },
    { name: 'react', testMatch: onReact },
  ],
});
