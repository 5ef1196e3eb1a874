import type { Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { untilReady } from '../support/page/until-ready';

test.describe('header', () => {
  const desktop = { width: 1440, height: 800 };

  function servicesMenu(page: Page) {
    const nav = page.getByRole('navigation', { name: 'Main' });
    return {
      item: nav.getByRole('link', { name: 'residential services' }),
      button: nav.getByRole('button', { name: 'residential services: more pages' }),
      first: nav.getByRole('link', { name: 'Interior Painting' }),
      last: nav.getByRole('link', { name: 'Door Painting' }),
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
      expect(await page.locator('.nav-link').allInnerTexts()).toContain('FAQs');
    });

    test('opens a menu on hover, with every service', async ({ page }) => {
      await page.goto('/');
      const { item, first } = servicesMenu(page);
      await expect(first).toBeHidden();
      await item.hover();
      await expect(first).toBeVisible();
      const links = page.locator('.has-menu').first().locator('.nav-menu a');
      await expect(links).toHaveText([
        'Interior Painting',
        'Deck Staining',
        'Exterior Painting',
        'Door Painting',
      ]);
      await expect(links.nth(1)).toHaveAttribute('href', '/services/deck-staining');
      await page.mouse.move(20, 700);
      await expect(first).toBeHidden();
    });

    test('becomes fixed and compact past 150 px, without moving the content', async ({ page }) => {
      await page.goto('/residential');
      const header = page.getByRole('banner');
      const heading = page.getByRole('heading', { level: 1 });
      const contact = header.getByText('Painters in', { exact: false });
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

  test('a price button is beside the hamburger from 640 px, and the navigation replaces both from 993 px', async ({
    page,
  }) => {
    await page.goto('/about');
    const price = page.getByRole('banner').getByRole('link', { name: 'Get a price now' });
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    for (const [width, prices] of [
      [639, 0],
      [640, 1],
      [992, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(price.filter({ visible: true })).toHaveCount(prices);
      await expect(toggle).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 993, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  function menuOf(page: Page) {
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    return { menu, toggle: page.getByRole('button', { name: 'Toggle menu' }) };
  }

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

  test('leads to the chosen page, which opens without the menu', async ({ page }) => {
    await page.goto('/');
    const { menu, toggle } = menuOf(page);
    await toggle.click();
    await menu.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs');
    await expect(menu).toBeHidden();
  });

  test('ends with price, quote, phone and email', async ({ page }) => {
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
    const dialog = page.getByRole('dialog', { name: en.quoteModal.title });
    await expect(dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens by its link, lists every page, and closes again', async ({ page }) => {
      await page.goto('/');
      const menu = page.locator('.mobile-menu');
      await page.locator('.menu-toggle').click();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Deck Staining' })).toBeVisible();
      await menu.getByRole('link', { name: 'close' }).click();
      await expect(menu).toBeHidden();
    });
  });
});

test('a page highlights the first word of its title', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1 .highlight')).toHaveText('About');
});

test("the footer's form shows from 450 px", async ({ page }) => {
  await page.goto('/about');
  const form = page.locator('footer painting-quote-form');
  await page.setViewportSize({ width: 449, height: 800 });
  await expect(form).toBeHidden();
  await page.setViewportSize({ width: 450, height: 800 });
  await expect(form).toBeVisible();
});

test('phones show the two-part call bar instead of the two bands', async ({ page }) => {
  await page.goto('/about');
  const bands = page.locator('.quote-band, .call-band');
  const callBar = page.locator('.call-bar');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bands.first()).toBeHidden();
  await expect(bands.last()).toBeHidden();
  await expect(callBar).toHaveCSS('position', 'fixed');
  const [call, price] = [callBar.getByRole('link').first(), callBar.getByRole('link').last()];
  await expect(call).toHaveText(`CALL US TODAY ${business.phone.shown}`);
  await expect(call).toHaveAttribute('href', `tel:${business.phone.dialled}`);
  await expect(price).toHaveText('Get a price now');
  await expect(price).toHaveAttribute('href', '/estimator');
  expect((await call.boundingBox())?.width).toBeCloseTo((await price.boundingBox())?.width ?? 0, 0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bands.first()).toBeVisible();
  await expect(bands.last()).toBeVisible();
  await expect(callBar).toBeHidden();
});

test('the button of the top band opens the quote modal', async ({ page }) => {
  await page.goto('/privacy');
  // Until the script loads, the link goes to the contact page.
  await untilReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get a Free Estimate' }).click();
  await expect(page.getByRole('dialog', { name: en.quoteModal.title })).toBeVisible();
});

test('the footer has its four columns in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).toHaveText([
    'Contact Info',
    'Our Services',
    'Our Blog',
    'Contact Us Now',
  ]);
  await expect(page.locator('.footer-teaser a')).toHaveText([
    'Choosing a roller',
    'READ MORE about Choosing a roller',
  ]);
  await expect(page.locator('.accreditation')).toHaveCount(3);
});
