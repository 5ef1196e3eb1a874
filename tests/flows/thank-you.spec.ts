import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

test('a fresh visit to the thank-you page leads home and leaves nothing in the history', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the thank-you page stays over a reload, but not in another tab', async ({ page, context }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await page.evaluate(() => sessionStorage.getItem('painting-thank-you'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/thank-you');
  await expect(otherTab).toHaveURL('/');
});

const nonsense = [
  'no JSON at all',
  'null',
  '{"type":"something else"}',
  '{"type":"estimate","totalCost":"350"}',
  '{"type":"estimate","totalCost":1e999,"originalCost":1,"minimumApplied":true}',
];

for (const text of nonsense) {
  test(`the thank-you page does not believe ${text}`, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate((state) => sessionStorage.setItem('painting-thank-you', state), text);
    await page.goto('/thank-you');
    await expect(page).toHaveURL('/');
  });
}
