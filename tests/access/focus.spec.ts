import type { Page } from 'playwright/test';
import { bringFlatTree } from '../support/page/flat-tree';
import { expect, test } from '../support/page/flow-test';
import { type StepBack, walkByTab } from '../support/page/focus-walk';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-routes';

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
      const stepsBack = await expectGoodWalk(page, `${path} at ${width} px`);
      // The walk through a page just opened begins at its top.
      expect(stepsBack, `${path} at ${width} px`).toEqual([]);
    }
  });
}

test('Tab leads through the open mobile menu, and no further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  expectToComeRound(await expectGoodWalk(page, 'mobile menu'));
});

/** Gives the steps back, which mean different things at the top of a page and in the middle of it. */
async function expectGoodWalk(page: Page, situation: string): Promise<readonly StepBack[]> {
  const { faults, missed, stepsBack } = await walkByTab(page);
  expect({ faults, missed }, situation).toEqual({ faults: [], missed: [] });
  return stepsBack;
}

/** A walk that began in the middle comes round once, to the first control of all. */
function expectToComeRound(stepsBack: readonly StepBack[]): void {
  expect(stepsBack.filter(({ isFirst }) => !isFirst)).toEqual([]);
  expect(stepsBack.length).toBeLessThanOrEqual(1);
}
