import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { skipToContent, tabTo, typeThrough } from '../support/page/keyboard';
import { quoteControls, solveChallenge, visitor } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

test('the quote form can be filled in and sent by keyboard', async ({ page, server }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  const { name, submit } = quoteControls(form);
  await skipToContent(page);
  await tabTo(page, name);
  await typeThrough(page, [
    visitor.name,
    visitor.phone,
    visitor.email,
    visitor.address,
    await solveChallenge(form),
    'By keyboard',
  ]);
  await expect(submit).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('after a failed send, one key retries', async ({ page, server }) => {
  await server.failMail({ status: 400, body: 'Not like this' });
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  const { name, submit } = quoteControls(form);
  await skipToContent(page);
  await tabTo(page, name);
  const answer = await solveChallenge(form);
  await typeThrough(page, [visitor.name, visitor.phone, visitor.email, visitor.address, answer, '']);
  await page.keyboard.press('Enter');
  await expectToast(form, 'Failed to send message: Not like this');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thank-you');
});

test('the quote modal opens, traps the focus, closes by Escape and restores the focus', async ({ page }) => {
  await page.goto('/about');
  await untilReady(page);
  const opener = page.getByRole('main').locator('[data-painting-quote]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = page.locator('painting-quote-modal');
  await expect(modal.getByRole('dialog', { name: 'Request a free quote' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.localName);
    expect(['painting-quote-modal', 'body']).toContain(focused);
  }
  await page.keyboard.press('Escape');
  await expect(modal.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});
