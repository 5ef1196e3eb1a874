import { client, estimatorControls } from '../../support/page/estimator';
import { expect, test } from '../../support/page/flow-test';
import { skipToContent, tabTo, typeThrough } from '../../support/page/keyboard';
import { expectTold } from './expect-told';
import { readReceipt, withoutAmounts } from './receipt';

test('the keyboard alone reaches the price, the receipt and the wizard again', async ({ page, server }) => {
  await page.goto('/estimator');
  const estimator = page.locator('painting-estimator');
  const controls = estimatorControls(estimator);
  await skipToContent(page);
  await tabTo(page, controls.firstName);
  await typeThrough(page, [client.firstName, client.familyName, client.address, client.email, client.phone]);
  await expect(controls.toOptions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(estimator.getByRole('heading', { name: 'What would you like to paint?' })).toBeFocused();
  await tabTo(page, controls.specificRooms);
  await page.keyboard.press('Enter');
  await expect(estimator.getByRole('heading', { name: 'Specific Rooms' })).toBeFocused();
  await tabTo(page, controls.wallSqft);
  await page.keyboard.type('250');
  await tabTo(page, estimator.getByLabel('Baseboards'));
  await page.keyboard.press('Space');
  await tabTo(page, estimator.getByLabel('Doors', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, controls.calculate);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thank-you');
  expect(await server.estimateCalls()).toEqual([
    expect.objectContaining({
      rooms: [expect.objectContaining({ wallSqft: 250, baseboards: true })],
      generalValues: expect.objectContaining({ doors: 1 }),
    }),
  ]);
  const receipt = await readReceipt(page);
  expect(withoutAmounts(receipt)).toContain('Baseboards: Yes\n\nGeneral Details\nDoors: 1');
  await expectTold(server, receipt);
  await skipToContent(page);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Change something' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/estimator(#content)?$/);
  await expect(controls.wallSqft).toHaveValue('250');
});
