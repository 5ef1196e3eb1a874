import type { Page } from 'playwright/test';
import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';

const desktop = { width: 1440, height: 800 };

function servicesMenu(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' });
  return {
    item: nav.getByRole('link', { name: 'residential services' }),
    button: nav.getByRole('button', { name: 'residential services: more pages' }),
    first: nav.getByRole('link', { name: 'Interior Painting' }),
    last: nav.getByRole('link', { name: 'Color Consultation' }),
  };
}

test.describe('the header of a wide window', () => {
  test.use({ viewport: desktop });

  test('lists the pages in order, with the estimator last', async ({ page }) => {
    await page.goto('/');
    const items = page.locator('.nav-list > li > a');
    await expect(items).toHaveText([
      'home',
      'residential services',
      'about',
      'faqs',
      'blog',
      'contact',
      /^Get a price now\s+NEW$/,
    ]);
  });

  test('capitalizes its labels, and writes an initialism in capitals', async ({ page }) => {
    await page.goto('/');
    const labels = await page.locator('.nav-link').allInnerTexts();
    expect(labels).toContain('FAQs');
  });

  test('opens a menu on hover, with the specified labels and targets', async ({ page }) => {
    await page.goto('/');
    const { item, first } = servicesMenu(page);
    await expect(first).toBeHidden();
    await item.hover();
    await expect(first).toBeVisible();
    const links = page.locator('.has-menu').first().locator('.nav-menu a');
    await expect(links).toHaveText([
      'Interior Painting',
      'Exterior Painting',
      'Cabinet Painting',
      'Color Consultation',
    ]);
    await expect(links.nth(1)).toHaveAttribute('href', '/services/apartment-condo-painting');
    await expect(links.nth(3)).toHaveAttribute('href', '/services/garage-painting-services');
    await page.mouse.move(20, 700);
    await expect(first).toBeHidden();
  });

  test('opens a menu by keyboard; Escape closes it and restores the focus', async ({ page }) => {
    await page.goto('/');
    const { button, first } = servicesMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(first).toBeHidden();
  });

  test('closes a menu when the focus leaves it', async ({ page }) => {
    await page.goto('/');
    const { button, first, last } = servicesMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('becomes fixed and compact past 150 px, without moving the content', async ({ page }) => {
    await page.goto('/residential');
    const header = page.getByRole('banner');
    const heading = page.getByRole('heading', { level: 1 });
    const contact = header.getByText('Serving', { exact: false });
    const topInPage = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await topInPage();
    await page.evaluate(() => scrollTo(0, 150));
    await expect(header).toHaveCSS('position', 'relative');
    await page.evaluate(() => scrollTo(0, 151));
    await expect(header).toHaveCSS('position', 'fixed');
    await expect(contact).toBeHidden();
    await expect(page.locator('.banner')).toHaveCSS('margin-top', '150px');
    expect(await topInPage()).toBe(before);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toHaveCSS('position', 'relative');
    await expect(page.locator('.banner')).toHaveCSS('margin-top', '0px');
    await expect(contact).toBeVisible();
  });

  for (const { path, label, current } of [
    { path: '/', label: 'home', current: 'page' },
    { path: '/residential', label: 'residential services', current: 'page' },
    { path: '/blog', label: 'blog', current: 'page' },
    { path: '/estimator', label: /Get a price now/, current: 'page' },
  ]) {
    test(`marks ${label} as the current page on ${path}`, async ({ page }) => {
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'aria-current',
        current,
      );
      await expect(page.locator('.nav-list > li > [aria-current]')).toHaveCount(1);
    });
  }

  test('opens social profiles in a new tab and dials the phone number', async ({ page }) => {
    await page.goto('/');
    const contact = page.locator('.header-contact');
    for (const link of await contact.locator('.social-links a').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(contact.getByRole('link', { name: business.phone.shown })).toHaveAttribute(
      'href',
      `tel:${business.phone.dialled}`,
    );
  });
});

for (const { width, has } of [
  { width: 599, has: false },
  { width: 600, has: true },
  { width: 992, has: true },
]) {
  test(`${width} px ${has ? 'has a' : 'has no'} price button beside the hamburger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const price = page.getByRole('banner').getByRole('link', { name: 'Get a price now' });
    await expect(price.filter({ visible: true })).toHaveCount(has ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Toggle menu' })).toBeInViewport({ ratio: 1 });
  });
}

for (const { width, has } of [
  { width: 992, has: 'the hamburger' },
  { width: 993, has: 'the navigation' },
]) {
  test(`${width} px has ${has}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Toggle menu' })).toBeVisible({ visible: width <= 992 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: width > 992 });
  });
}
