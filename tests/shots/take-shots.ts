import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { fromRoot } from '../../build/from-root';
import { startProvider } from '../../examples/provider/start';
import { chromiumFlags } from '../support/chromium-flags';
import { ensureChromium } from '../support/ensure-chromium';
import { makeContactSheet } from './contact-sheet';
import { type Scene, scenes } from './scenes';

/**
 * `npm run shots`: every route and every tag state at three widths, and one contact sheet, in `shots/`.
 * It needs a built `dist/`; whoever looks at the pictures is the judge.
 */
const widths = [390, 820, 1440] as const;
const TOGETHER = 3;

const folder = fromRoot('shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const startedAt = Date.now();
const provider = await startProvider({
  distFolder: fromRoot('dist'),
  outboxFolder: join(tmpdir(), `painting-shots-${process.pid}`),
  callsPerMinute: 10_000,
  faults: true,
  quiet: true,
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });

const shots = widths.flatMap((width) => scenes().map((scene) => ({ scene, width })));
const waiting = [...shots];
await Promise.all(
  Array.from({ length: TOGETHER }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await take(browser, next.scene, next.width);
    }
  }),
);
await browser.close();
await provider.stop();
const sheet = await makeContactSheet(folder, scenes(), widths);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`${shots.length} pictures in ${folder} in ${seconds} s; all of them small: ${sheet}`);

async function take(within: Browser, scene: Scene, width: number): Promise<void> {
  const context = await within.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    baseURL: provider.origin,
  });
  const page = await context.newPage();
  try {
    await page.goto(scene.path, { waitUntil: 'load' });
    await page.waitForFunction(() => customElements.get('painting-quote-modal'));
    await scene.act?.(page, provider.origin);
    // Pictures below the fold load when they come near.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    });
    await page.screenshot({ path: join(folder, `${scene.name}-${width}.png`), fullPage: scene.isWholePage });
  } catch (error) {
    throw new Error(`${scene.name} at ${width} px: ${error}`);
  } finally {
    await context.close();
  }
}
