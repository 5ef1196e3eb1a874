import { bringFlatTree } from '../support/page/flat-tree';
import { expect, test } from '../support/page/flow-test';
import { smallTargets } from '../support/page/target-sizes';
import { atEachWidth } from '../support/page/widths';
import { builtRoutes } from '../support/server/built-routes';

// WCAG 2.2, success criterion 2.5.8 Target Size (Minimum), without its leave to make room around what is smaller.

test.beforeEach(({ page }) => bringFlatTree(page));

for (const path of builtRoutes()) {
  test(`everything to press on ${path} is 24 px wide and high, at three widths`, async ({ page }) => {
    await page.goto(path);
    await atEachWidth(page, async (width) => expect(await smallTargets(page), `${width} px`).toEqual([]));
  });
}

test('everything to press in the open mobile menu is 24 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  expect(await smallTargets(page)).toEqual([]);
});
