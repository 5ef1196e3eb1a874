import type { Page } from 'playwright/test';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

// Back closes an open layer; closing it otherwise leaves no history entry.

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

  test('closing the menu by its button leaves no history entry', async ({ page }) => {
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a page chosen in the menu directly follows this one in the history', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/faqs');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a quote modal opened from the menu replaces it', async ({ page }) => {
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
