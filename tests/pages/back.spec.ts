import type { Page } from 'playwright/test';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

// Back closes what lies over the page; closed otherwise, it leaves nothing in the history.

const menu = (page: Page) => page.locator('.mobile-menu');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle menu' });
const dialog = (page: Page) => page.locator('painting-quote-modal').getByRole('dialog');

async function openModal(page: Page): Promise<void> {
  await page.locator('main [data-painting-quote]').first().click();
  await expect(dialog(page)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await page.goto('/faqs');
    await untilReady(page);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('Back closes the menu and stays on the page', async ({ page }) => {
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/faqs');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a menu that was closed by its button leaves nothing behind', async ({ page }) => {
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the page that was chosen in the menu comes right after this one', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/faqs');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the quote modal takes the place of the menu that has opened it', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Request a quote' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/faqs');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('Back closes the quote modal and stays on the page', async ({ page }) => {
  await page.goto('/faqs');
  await page.goto('/about');
  await untilReady(page);
  await openModal(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  await openModal(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faqs');
});
