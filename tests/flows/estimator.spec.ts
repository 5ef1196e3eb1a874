import type { Page } from 'playwright/test';
import { client, estimatorControls, giveContactInfo, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';
import { en } from '../support/texts';

test.describe('estimator', () => {
  test('Back from the receipt skips the estimator; Change something reopens it with every answer', async ({
    page,
    server,
  }) => {
    await page.goto('/about');
    const estimator = await openCalculator(page, 'wholeCondo');
    await estimatorControls(estimator).wallSqft.fill('777');
    await estimatorControls(estimator).calculate.click();
    await expect(page).toHaveURL('/thank-you');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await page.getByRole('main').getByRole('button', { name: en.thankYou.change }).click();
    await expect(page).toHaveURL('/estimator');
    await expect(estimatorControls(estimator).wallSqft).toHaveValue('777');
    await expect(estimator.getByText(en.estimator.lastPrice)).toBeVisible();
    expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
  });

  test('a project is kept across reloads, until Start over', async ({ page }) => {
    const estimator = await openCalculator(page, 'wholeCondo');
    await estimatorControls(estimator).wallSqft.fill('777');
    await page.reload();
    await expect(estimatorControls(estimator).wallSqft).toHaveValue('777');
    await estimatorControls(estimator).calculate.click();
    await expect(page).toHaveURL('/thank-you');
    await page.getByRole('main').getByRole('button', { name: en.thankYou.startOver }).click();
    await expect(page).toHaveURL('/estimator');
    await expect(estimatorControls(estimator).firstName).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(client.familyName);
  });

  test('pressing the count bar chooses the count below the pointer', async ({ page }) => {
    const estimator = await openCalculator(page, 'wholeCondo');
    const doors = estimator.getByRole('combobox', { name: en.estimator.fields.doors, exact: true });
    const { width, height } = (await doors.boundingBox()) ?? { width: 0, height: 0 };
    await doors.click({ position: { x: (width * 3.5) / 6, y: height / 2 } });
    await expect(doors).toHaveValue('3');
    await expect(doors).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(doors).toHaveValue('4');
  });

  test('a job is drawn as it is filled in, and on its receipt', async ({ page }) => {
    await page.goto('/estimator');
    await untilReady(page);
    const estimator = page.locator('painting-estimator');
    await giveContactInfo(estimator);
    await estimator.getByRole('button', { name: 'Cabinets' }).click();
    await expect(estimator.locator('.drawing__missing')).toBeVisible();
    await estimator.getByLabel('Cabinet Doors').fill('12');
    await expect(estimator.locator('.drawing__painted')).toBeVisible();
    await estimatorControls(estimator).calculate.click();
    await expect(page).toHaveURL('/thank-you');
    const receipt = page.locator('painting-thank-you').locator('[part=receipt]');
    await expect(receipt.locator('.drawing')).toContainText('Cabinet Doors 12');
    await page.reload();
    await expect(receipt.locator('.drawing')).toContainText('Cabinet Doors 12');
  });

  test('without the file of the drawings the answers are a list', async ({ page, pageConsole }) => {
    await page.route('**/painting-widgets.drawings.js', (route) => route.abort());
    const estimator = await openCalculator(page, 'wholeCondo');
    await estimatorControls(estimator).wallSqft.fill('777');
    await expect(estimator.getByRole('row', { name: /777/ })).toBeVisible();
    await expect(estimator.locator('.drawing')).toHaveCount(0);
    for (const line of pageConsole.lines) expect(line).toContain('painting-widgets.drawings.js');
    pageConsole.expected.push(...pageConsole.lines);
  });

  test('the plan and the price stay in view beside the questions', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const estimator = await openCalculator(page, 'wholeCondo');
    await estimator.getByText(en.estimator.groups.options).scrollIntoViewIfNeeded();
    await expect(estimator.getByText('Your project so far')).toBeInViewport();
    await expect(estimator.getByText(en.estimator.total)).toBeInViewport();
    const drawing = estimator.locator('.drawing');
    const { width = 0 } = (await drawing.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(360);
    const sizeInUnits = await drawing
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
    expect((Number.parseFloat(sizeInUnits) * width) / 240).toBeGreaterThanOrEqual(13);
  });
});

test('after each step its number is below the fixed header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/estimator');
  await untilReady(page);
  const estimator = page.locator('painting-estimator');
  const controls = estimatorControls(estimator);
  const back = estimator.getByRole('button', { name: en.estimator.back });
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
