import { defineConfig, devices } from 'playwright/test';
import { businessFolder, siteFolder } from './build/business/folders';
import { type Engine, type EngineName, findEngine } from './tests/support/browser/engines';
import { chromiumFlags, findTestChromium, pagesAtOnce } from './tests/support/browser/find-chromium';
import { hostOfPages } from './tests/support/business';

// Each worker reads this file, too.
Object.assign(process.env, hostOfPages);

const executablePath = findTestChromium();

/**
 * Left to CI: third-party pages, partners' forms, a missing script, examples, the second business, homeowners'
 * visits, two hundred mounts of every tag, pages in rarer states, the parts that all pages share (header, footer,
 * layouts, print, Back), pictures at every width, what screen readers announce, times and photos after a lead, the page of an estimate, all that
 * browsers keep and send, and the faults that tests of tags and of the outbox hold in less time.
 */
const leftToCi = [
  '**/{third-party,third-party/examples,businesses,homeowners,leaks}/*.spec.ts',
  '**/flows/third-party-site.spec.ts',
  '**/{faults,page-states,partners,missing-script,picture-sizes,prerender,screen-reader,live-regions,after-lead,estimate-page,kept-data,header-and-footer,larger-text,steady-view,layout,back,print}.spec.ts',
];

const isForRelease = process.env.MATRIX === 'all';

/**
 * Left to releases, which CI has no time for: mounts by the hundred, pictures at every width, each example and frame,
 * what moves while a page loads, layouts at every width, third-party pages that live long or have sheets of their own,
 * what shows before the script, scripts that come twice or late, visits that differ from shorter ones in one act, and
 * tests marked @release.
 */
const leftToReleases = isForRelease
  ? []
  : [
      '**/leaks/*.spec.ts',
      '**/{picture-sizes,frame-variant}.spec.ts',
      '**/homeowners/{ways-in,each-job}.spec.ts',
      '**/examples/{every-page,places}.spec.ts',
      '**/{steady-view,page-life,script-life,prerender,layout,style-sheets}.spec.ts',
    ];

const leftOut = isForRelease ? /@timed/ : /@timed|@release/;

/** Needs its own build (`npm test -- react`). */
const onReact = '**/react/*.spec.ts';

/** Needs a WordPress, which it installs where it may; one for all its tests. */
const inWordPress = '**/wordpress/*.spec.ts';

/** Installs the editor at first, and starts one for all its tests (`npm test -- edit`). */
const ofEditor = '**/edit/*.spec.ts';

const looks = '**/looks/*.spec.ts';

const inEngines = '**/engines/*.spec.ts';

/** Tests of pages and flows: the built product in a browser, with local services. */
export default defineConfig<object, { readonly engine: Engine | undefined }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  workers: pagesAtOnce,
  // Busy machines stretch waits. `tests/run.ts` lists tests that failed at first.
  retries: process.env.CI ? 2 : 1,
  // Far more than a test takes, since a busy machine takes many times as long.
  timeout: 90_000,
  // Flows wait for two mails a second apart, on a machine that runs two browsers.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/support/counts.ts']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: [...chromiumFlags], ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'commit',
      grepInvert: leftOut,
      testIgnore: [...leftToCi, looks, onReact, ofEditor, inWordPress, inEngines],
    },
    { name: 'libraries', testMatch: 'third-party/install-libraries.setup.ts' },
    {
      name: 'ci',
      grepInvert: leftOut,
      testMatch: leftToCi,
      testIgnore: leftToReleases,
      dependencies: ['libraries'],
    },
    // Reference pictures show `site`.
    { name: 'looks', testMatch: looks, testIgnore: businessFolder === siteFolder ? [] : looks },
    // Concurrent pages would distort timings.
    { name: 'timed', grep: /@timed/, testIgnore: leftToCi, workers: 1 },
    { name: 'react', testMatch: onReact },
    { name: 'edit', testMatch: ofEditor, fullyParallel: false, workers: 1 },
    { name: 'wordpress', testMatch: inWordPress, fullyParallel: false, workers: 1 },
    engineProject('firefox'),
    engineProject('webkit'),
  ],
});

/** The flows that have to work in every engine; CI has time for a few. An engine that isn't installed has none. */
function engineProject(name: EngineName) {
  const engine = findEngine(name);
  return {
    name,
    testMatch: engine ? inEngines : [],
    grep: isForRelease ? /./ : /@ci/,
    // Each starts a whole browser, and WebKitGTK a display of its own.
    workers: 2,
    timeout: 120_000,
    use: { browserName: name, engine },
  };
}
