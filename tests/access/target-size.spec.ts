import { builtRoutes } from '../support/built/built-routes';
import { expect, test } from '../support/playwright/flow-test';
import { atEachWidth } from '../support/playwright/widths';
import { showState } from '../support/tag-states/show-state';
import { tagStates } from '../support/tag-states/tag-states';
import { bringFlatTree } from './support/flat-tree';
import { smallTargets } from './support/target-sizes';

// WCAG 2.2, success criterion 2.5.8 Target Size (Minimum), without its leave to make room around what is smaller.

test.beforeEach(({ page }) => bringFlatTree(page));

for (const path of builtRoutes()) {
  test(`everything to press on ${path} is 24 px wide and high, at three widths`, async ({ page }) => {
    await page.goto(path);
    await atEachWidth(page, async (width) => expect(await smallTargets(page), `${width} px`).toEqual([]));
  });
}

for (const state of tagStates) {
  test(`everything to press in ${state.name} is 24 px wide and high, at three widths`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await showState(state, { page, server, thirdPartySite, language: 'en' });
    await atEachWidth(page, async (width) => expect(await smallTargets(page), `${width} px`).toEqual([]));
  });
}

test('everything to press in the open mobile menu is 24 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  expect(await smallTargets(page)).toEqual([]);
});
