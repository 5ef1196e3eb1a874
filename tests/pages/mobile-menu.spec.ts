import type { Page } from 'playwright/test';
import { content } from '../support/content';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

test.use({ viewport: { width: 390, height: 844 } });

function menuOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  return { menu, toggle: page.getByRole('button', { name: 'Toggle menu' }) };
}

test('replaces the page while open, and its button says so', async ({ page }) => {
  await page.goto('/about');
  const { menu, toggle } = menuOf(page);
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveText('menu');
  await toggle.click();
  await expect(toggle).toHaveText('close');
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(page.locator('.call-bar')).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await toggle.click();
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});

test('fills the screen', async ({ page }) => {
  await page.goto('/');
  const { menu, toggle } = menuOf(page);
  await toggle.click();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('lists the pages in order', async ({ page }) => {
  await page.goto('/');
  await menuOf(page).toggle.click();
  await expect(page.locator('.mobile-item > a')).toHaveText([
    'Home',
    'Residential',
    'About',
    'FAQs',
    'Blog',
    'Contact',
    /^Estimator\s+NEW$/,
  ]);
});

test('opens and closes its submenus independently', async ({ page }) => {
  await page.goto('/');
  const { menu, toggle } = menuOf(page);
  await toggle.click();
  const residential = menu.getByRole('button', { name: 'Residential pages' });
  const about = menu.getByRole('button', { name: 'About pages' });
  const lastOfAbout = menu.getByRole('link', { name: content.reviews ? 'client Reviews' : 'About Us' });
  await residential.click();
  await about.click();
  await expect(menu.getByRole('link', { name: 'Exterior Painting' })).toBeVisible();
  await expect(lastOfAbout).toBeVisible();
  await residential.click();
  await expect(menu.getByRole('link', { name: 'Exterior Painting' })).toBeHidden();
  await expect(lastOfAbout).toBeVisible();
});

test('traps the focus, and Escape returns it to the button', async ({ page }) => {
  await page.goto('/');
  const { menu, toggle } = menuOf(page);
  await toggle.click();
  const last = menu.getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.logo')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('leads to the chosen page, which opens without the menu', async ({ page }) => {
  await page.goto('/');
  const { menu, toggle } = menuOf(page);
  await toggle.click();
  await menu.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(menu).toBeHidden();
});

test('ends with price, quote, phone and e-mail', async ({ page }) => {
  await page.goto('/about');
  const { menu, toggle } = menuOf(page);
  await toggle.click();
  await expect(menu.locator('.button')).toHaveText(['Get a price now', 'Request a quote']);
  await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(menu.locator('a[href^="tel:"]')).toBeVisible();
});

test('opens the quote modal, which returns the focus to the menu button', async ({ page }) => {
  await page.goto('/about');
  await untilReady(page);
  const { menu, toggle } = menuOf(page);
  await toggle.click();
  await menu.getByRole('link', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a free quote' });
  await expect(dialog).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const { path, label, current } of [
  { path: '/residential', label: 'Residential', current: 'page' },
  { path: '/about', label: 'About', current: 'page' },
  { path: '/faqs', label: 'FAQs', current: 'page' },
]) {
  test(`marks ${label} on ${path}`, async ({ page }) => {
    await page.goto(path);
    await menuOf(page).toggle.click();
    await expect(page.locator('.mobile-item > [aria-current]')).toHaveText(label);
    await expect(page.locator('.mobile-item > [aria-current]')).toHaveAttribute('aria-current', current);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens by its link, lists every page, and closes again', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('.mobile-menu');
    await page.locator('.menu-toggle').click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Cabinet Painting' })).toBeVisible();
    await menu.getByRole('link', { name: 'close' }).click();
    await expect(menu).toBeHidden();
  });
});
