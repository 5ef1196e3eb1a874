import { expect, test } from '../support/page/flow-test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample quote opens one line at a time', async ({ page }) => {
    await page.goto('/residential');
    const lines = page.locator('.quote-sheet details');
    await expect(lines.first()).toHaveAttribute('open', '');
    await page.locator('.quote-sheet summary', { hasText: 'Sheen' }).press('Enter');
    await expect(page.locator('.quote-sheet details[open] summary')).toHaveText(/Sheen/);
  });
});
