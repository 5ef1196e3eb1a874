import type { Page } from '@playwright/test';
import { builtRoutes } from '../shots/built-routes';
import { expect, test } from '../support/playwright/flow-test';
import { untilReady } from '../support/playwright/until-ready';
import { bringFlatTree } from './support/flat-tree';
import { walkByTab } from './support/focus-walk';
import { showState } from './support/show-state';
import { tagStates } from './support/tag-states';

// WCAG 2.2, success criteria 2.1.1 Keyboard, 2.4.3 Focus Order, 2.4.7 Focus Visible and 2.4.11 Focus Not Obscured.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringFlatTree(page);
});

for (const path of builtRoutes()) {
  test(`Tab leads through all of ${path} in reading order, in sight, on a phone and on a desktop`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await untilReady(page);
      await expectGoodWalk(page, `${path} at ${width} px`);
    }
  });
}

for (const state of tagStates) {
  test(`Tab leads through ${state.name} in reading order, in sight`, async ({
    page,
    provider,
    elsewhere,
  }) => {
    await showState(state, { page, provider, elsewhere, language: 'en' });
    await expectGoodWalk(page, state.name);
  });
}

test('Tab leads through the open mobile menu, and no further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expectGoodWalk(page, 'mobile menu');
});

async function expectGoodWalk(page: Page, situation: string): Promise<void> {
  const { faults, missed, stepsBack } = await walkByTab(page);
  expect({ faults, missed }, situation).toEqual({ faults: [], missed: [] });
  expect(stepsBack.slice(1), `${situation}: steps back, first to ${stepsBack[0]}`).toEqual([]);
}
