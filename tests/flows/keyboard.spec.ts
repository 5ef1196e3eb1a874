import type { Locator, Page } from 'playwright/test';
import { client, estimatorControls } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { quoteControls, solveChallenge, visitor } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

test('the contact form is filled in and sent by keyboard alone', async ({ page, server }) => {
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

test('the estimator is walked through by keyboard alone', async ({ page, server }) => {
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
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test('a failed send leaves the focus where a second try is one key away', async ({ page, server }) => {
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

test('the quote modal opens, keeps the focus, closes by Escape and gives the focus back', async ({
  page,
}) => {
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

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate(hasFocus)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Types a text into the field that has the focus, and goes on to the next by Tab. */
async function typeThrough(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}
