import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { fromRoot } from '../../build/from-root';
import { chromiumFlags } from '../runner/chromium-flags';
import { ensureChromium } from '../runner/ensure-chromium';
import { untilReady } from '../support/page/until-ready';
import { atEachWidth, widths } from '../support/page/widths';
import { TestServer } from '../support/server/test-server';
import { ThirdPartySite } from '../support/server/third-party-site';
import { makeContactSheet } from './contact-sheet';
import { filmPriceMoment } from './film-strip';
import { type Scene, scenes } from './scenes';

/** How many scenes are played at the same time. */
const scenesAtOnce = 3;
const folder = fromRoot('shots');
const waiting: Scene[] = [];

/**
 * Every page and every tag state at three widths, one contact sheet, and two film strips of the price moment, in
 * `shots/`. It needs a built `dist/`; whoever looks at the pictures is the judge.
 */
export async function takeShots(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const startedAt = Date.now();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const all = scenes();
  waiting.push(...all);
  await Promise.all(Array.from({ length: scenesAtOnce }, () => takeWaiting(browser)));
  const films = await filmPriceMoment(browser, folder);
  await browser.close();
  const sheet = await makeContactSheet(folder, all, widths);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${all.length * widths.length} pictures in ${folder} in ${seconds} s; all of them small: ${sheet}; the price moment: ${films.join(', ')}`,
  );
}

/** Takes one waiting scene after the other; its services are its own, so that the faults of one scene meet no other. */
async function takeWaiting(within: Browser): Promise<void> {
  const server = await TestServer.start();
  const thirdPartySite = await ThirdPartySite.start();
  for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
    await server.clear();
    const context = await within.newContext({ reducedMotion: 'reduce', baseURL: server.origin });
    const page = await context.newPage();
    await take(scene, page, () => scene.open({ page, server, thirdPartySite })).catch((error) => {
      throw new Error(`${scene.name}: ${error}`);
    });
    await context.close();
  }
  await thirdPartySite.stop();
  await server.stop();
}

async function take(
  { name, isWindowOnly, isNewAtEachWidth }: Scene,
  page: Page,
  open: () => Promise<unknown>,
): Promise<void> {
  await atEachWidth(page, async (width) => {
    if (width === widths[0] || isNewAtEachWidth) await open();
    await untilReady(page);
    // Pictures below the fold load when they come near, and other ones at another width.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    });
    if (!isWindowOnly) await fitWindow(page, width);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !isWindowOnly });
    // What the next width closes, such as the menu, goes back in history: that would stop the page from opening anew.
    if (isNewAtEachWidth) await page.goto('about:blank');
  });
}

/** Makes the window as high as the page: what is fixed to its lower edge stands at the end then, not over the middle. */
async function fitWindow(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}
