import { expect, test } from '../support/page/flow-test';
import { bringFlatTree } from '../support/page/in-flat-tree';
import { movingParts } from '../support/page/moving-parts';
import { untilReady } from '../support/page/until-ready';
import { atEachWidth } from '../support/page/widths';

// WCAG 2.2, success criterion 2.3.3 Animation from Interactions: under reduced motion nothing moves, rotates
// or scales.

test.beforeEach(({ page }) => bringFlatTree(page));

// tests/pages/every-page.spec.ts requests reduced motion after loading; here it applies from the start.
test('nothing on the home page moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilReady(page);
  await atEachWidth(page, async (width) => expect(await movingParts(page), `${width} px`).toEqual([]));
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`text does not move when the header becomes fixed, with ${reducedMotion}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion });
    for (const path of ['/', '/about', '/blog']) {
      await page.goto(path);
      await untilReady(page);
      const places = await page.evaluate(placesWhileScrolling);
      expect(places.isFixed, path).toBe(true);
      expect(new Set(places.tops), path).toEqual(new Set([places.tops[0]]));
    }
  });
}

test.describe('without reduced motion', () => {
  test('pages animate', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await movingParts(page)).not.toEqual([]);
  });
});

/** Positions of the page's last part in the window, frame by frame after a jump. Runs in the page. */
async function placesWhileScrolling(): Promise<{ isFixed: boolean; tops: number[] }> {
  const footer = document.querySelector('footer') as HTMLElement;
  const scrolledPx = 805;
  window.scrollTo({ top: scrolledPx, behavior: 'instant' });
  const tops = [];
  for (let frame = 0; frame < 6; frame += 1) {
    // Relative to the window, because a page that scrolls to close a gap has moved too.
    tops.push(Math.round(footer.getBoundingClientRect().top));
    await new Promise(requestAnimationFrame);
  }
  return { isFixed: document.documentElement.hasAttribute('data-header-fixed'), tops };
}
