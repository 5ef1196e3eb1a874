import type { Page } from 'playwright/test';
import { estimatorControls, giveContactInfo } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`after each step its number is below the fixed header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/estimator');
    await untilReady(page);
    const estimator = page.locator('painting-estimator');
    const controls = estimatorControls(estimator);
    const back = estimator.getByRole('button', { name: 'Back' });
    await giveContactInfo(estimator);
    await expect.poll(() => isClear(page, 'Step 2 of 3')).toBe(true);
    await controls.specificRooms.click();
    await expect.poll(() => isClear(page, 'Step 3 of 3')).toBe(true);
    // From the bottom of the longest step.
    await back.scrollIntoViewIfNeeded();
    await back.click();
    await expect.poll(() => isClear(page, 'Step 2 of 3')).toBe(true);
    await controls.wholeCondo.click();
    await expect.poll(() => isClear(page, 'Step 3 of 3')).toBe(true);
  });
}

/** Whether the step's number is in the window and not under the header. */
async function isClear(page: Page, text: string): Promise<boolean> {
  const label = page.locator('painting-estimator').getByText(text);
  await label.waitFor();
  return label.evaluate((node) => {
    const { left, top, bottom, height } = node.getBoundingClientRect();
    const isOver = (y: number) => document.elementFromPoint(left + 5, y)?.localName !== 'painting-estimator';
    const points = [top + 1, top + height / 2, bottom - 1];
    return top >= 0 && bottom <= innerHeight && !points.some(isOver);
  });
}
