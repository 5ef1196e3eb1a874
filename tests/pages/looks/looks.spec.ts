import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page, ViewportSize } from 'playwright/test';
import { fromRoot } from '../../../build/business/from-root';
import { findTestChromium } from '../../support/browser/find-chromium';
import type { SpokenLanguage } from '../../support/driver/leads';
import { playwrightDriver } from '../../support/driver/playwright-driver';
import { hostPage } from '../../support/page/host-page';
import { expect, test } from '../../support/page/site-test';
import { untilReady } from '../../support/page/until-ready';
import type { TestServer } from '../../support/server/test-server';
import type { ThirdPartySite } from '../../support/server/third-party-site';
import { type FailingServices, restOnMessages, type TagState } from '../../support/states/tag-state';
import { stateNamed } from '../../support/states/tag-states';

// Pictures reveal what other tests miss: a missing section, a tag without styles, a broken layout. A changed
// label, padding or shade needs no new ones. `npm run looks` redraws them.

const prefix = 'chromium-';
const folders = readdirSync(fromRoot('tests/pages/looks')).filter((name) => name.startsWith(prefix));

/**
 * Folder of this browser's pictures, named after its major version, because fonts render differently in
 * others.
 */
const picturesFolder = `${prefix}${majorVersion()}`;

/** Why this browser can't be compared; undefined if it can, or if there are no pictures yet. */
const reasonNotToCompare =
  folders.length === 0 || folders.includes(picturesFolder)
    ? undefined
    : `they were drawn by ${folders.join(', ')}, and this is ${picturesFolder}`;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const pageHeads = {
  '/': desktop,
  '/about': phone,
  '/residential': desktop,
  '/services/interior-painting-services': phone,
  '/estimator': desktop,
  '/contact': desktop,
  '/reviews': phone,
  '/faqs': desktop,
  '/blog': desktop,
  '/blog/the-tool-box': phone,
  '/privacy': phone,
  '/no-such-page': desktop,
};

/** Only the top of a tag, which larger paddings hardly move. */
const narrow = { width: 390, height: 320 };
const wide = { width: 820, height: 320 };

const states = {
  'the quote form with heading, white ground and light button': wide,
  'the estimator with every field in error': narrow,
  'the quote modal open': wide,
  'the estimator at first': narrow,
  'the whole-condo calculator': wide,
  'the specific-rooms calculator with two rooms': narrow,
  'the thank-you for an estimate': wide,
  'the reviews at first': wide,
  'the slides at first': narrow,
  'the questions with the first one open': narrow,
  'the map without a key': wide,
  'the colours with the first one chosen': narrow,
};

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

if (reasonNotToCompare === undefined) comparePictures();
// Once, not in every worker.
else if (!process.env.TEST_WORKER_INDEX) console.log(`Pictures were not compared: ${reasonNotToCompare}.`);

function comparePictures(): void {
  for (const [path, size] of Object.entries(pageHeads)) {
    test(`the head of ${path} matches its picture`, async ({ page }) => {
      await prepare(page, size);
      await page.goto(path);
      await untilReady(page);
      await expectLook(page, `page${path === '/' ? '/home' : path}`);
    });
  }

  for (const [name, size] of Object.entries(states)) {
    test(`${name} matches its picture`, async ({ page, server, thirdPartySite }) => {
      await prepare(page, size);
      await showState(stateNamed(name), { page, server, thirdPartySite, language: 'en' });
      await page.addStyleTag({ content: darkLook });
      await page.evaluate(() => scrollTo(0, 0));
      await expectLook(page, `tag/${name.replace(/^the /, '')}`);
    });
  }
}

const font = readFileSync(
  fromRoot('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'base64',
);
/**
 * Same font on every machine, and dark surfaces on a white page, so a tag without styles leaves the picture
 * mostly white.
 */
const darkLook = `
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
  h1 { display: none }
  body {
    font-family: Figtree; --painting-font: Figtree; --painting-text: white; --painting-muted: lightgray;
    --painting-surface: darkslategray; --painting-field: darkslategray; --painting-tint: darkslategray;
  }`;

/** Fixes what varies between visits: the date and the math question. */
async function prepare(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.clock.setFixedTime('2025-06-04T14:00:00Z');
  await page.addInitScript(() => {
    Math.random = () => 0.3;
  });
}

async function expectLook(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  const path = `${name.replaceAll(/[ /]+/g, '-')}.png`;
  await expect(page).toHaveScreenshot([picturesFolder, path], { scale: 'device', maxDiffPixelRatio: 0.15 });
}

interface Stage {
  readonly page: Page;
  readonly server: TestServer;
  readonly thirdPartySite: ThirdPartySite;
  readonly language: SpokenLanguage;
}

/** Shows the tag on a third-party page with only a heading, and brings it into its state. */
async function showState({ markup, reach, lasting }: TagState, stage: Stage): Promise<Locator> {
  const { page, server, thirdPartySite, language } = stage;
  const content = hostPage(server.origin, `<main style="padding:16px"><h1>Elsewhere</h1>${markup}</main>`, {
    htmlAttributes: `lang="${language}"`,
    head: '<style>body { margin: 0 }</style>',
  });
  await page.goto(thirdPartySite.show('/state', content));
  const tag = page.locator('main > :not(h1, button)');
  await expect(tag.locator('.base').first()).toBeAttached();
  await reach?.({ driver: playwrightDriver(page.locator('main')), language, services: failing(server) });
  if (lasting === 'toast') await expect(tag.locator('.toast').first()).toBeVisible();
  await page.evaluate(restOnMessages);
  return tag;
}

function failing(server: TestServer): FailingServices {
  return {
    refuseMails: () => server.failMail({ status: 400, body: 'Not like this', times: 2 }),
    holdMail: () => server.failMail({ kind: 'hang' }),
    failEstimate: () => server.failEstimate({ status: 503, times: 2 }),
    holdEstimate: () => server.failEstimate({ kind: 'hang' }),
  };
}

function majorVersion(): string {
  const path = findTestChromium();
  if (!path) return 'none';
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\./.exec(version)?.[1] ?? 'unknown';
}
