import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';
import { reasonNotToCompare } from './baseline-browser';
import { comparePicture } from './compare-picture';

const paths = [
  '/',
  '/about',
  '/residential',
  '/services/interior-painting-services',
  '/estimator',
  '/contact',
  '/reviews',
  '/faqs',
  '/blog',
  '/blog/the-tool-box',
  '/privacy',
  '/no-such-page',
];

// Where the letters are drawn by another browser there is nothing to compare; tests/run.ts prints why.
const comparable = reasonNotToCompare() === undefined ? paths : [];

for (const path of comparable) {
  test(`the head of ${path} looks as it did, on a phone and on a desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime('2025-06-04T14:00:00Z');
    // The same sum on every visit.
    await page.addInitScript(() => {
      Math.random = () => 0.3;
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await untilReady(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        const inSight = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
      });
      const name = `page${path === '/' ? '-home' : path.replaceAll('/', '-')}-${width}`;
      expect(await comparePicture(name, await page.screenshot({ animations: 'disabled' }))).toBe('');
    }
  });
}
