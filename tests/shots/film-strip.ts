import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { TestServer } from '../support/server/test-server';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const maxFrameWidthPx = 720;
const gapPx = 16;
const ground = '#d9d4c9';

/** Films the price moment at two widths: pressed, counting, the price, the receipt side by side in one picture each. Returns their paths. */
export async function filmPriceMoment(browser: Browser, folder: string): Promise<readonly string[]> {
  const server = await TestServer.start();
  const paths: string[] = [];
  for (const viewport of screens) {
    await server.clear();
    const context = await browser.newContext({ baseURL: server.origin, viewport });
    const path = join(folder, `film-price-${viewport.width}.png`);
    // Time to take a picture of the price before the receipt comes.
    await server.failMail({ template: 'estimatorTeam', kind: 'slow' });
    await joinFrames(await takeFrames(await context.newPage()), path);
    await context.close();
    paths.push(path);
  }
  await server.stop();
  return paths;
}

async function takeFrames(page: Page): Promise<readonly Buffer[]> {
  const estimator = await openCalculator(page, 'wholeCondo');
  const { calculate, result } = estimatorControls(estimator);
  const price = estimator.locator('[part=price]');
  await estimator.getByLabel('Wall Square Footage').fill('940');
  await estimator.getByLabel('Ceiling Type').selectOption('Painted Stipple');
  await calculate.click();
  await result.getByText('Calculating...').waitFor();
  const pressed = await page.screenshot();
  await price.waitFor();
  const counting = await page.screenshot();
  // It is announced once, at its whole amount.
  const announced = (await result.locator('p').first().textContent()) ?? '';
  await price.filter({ hasText: announced }).waitFor();
  const counted = await page.screenshot();
  await page.waitForURL('**/thank-you');
  await page.locator('[part=receipt]').waitFor();
  return [pressed, counting, counted, await page.screenshot()];
}

/** Puts the frames side by side. */
async function joinFrames(frames: readonly Buffer[], path: string): Promise<void> {
  const pictures = await Promise.all(
    frames.map((frame) =>
      sharp(frame)
        .resize({ width: maxFrameWidthPx, withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const { width, height } = pictures[0]?.info ?? { width: 1, height: 1 };
  const leftOf = (index: number) => gapPx + index * (width + gapPx);
  await sharp({
    create: { width: leftOf(pictures.length), height: height + 2 * gapPx, channels: 3, background: ground },
  })
    .composite(pictures.map(({ data }, index) => ({ input: data, left: leftOf(index), top: gapPx })))
    .png()
    .toFile(path);
}
