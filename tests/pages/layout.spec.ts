import { readBusiness } from '../../build/business/business';
import { businessFolder, siteFolder } from '../../build/business/folders';
import { readContent } from '../../build/content/read-content';
import { serviceLists } from '../../build/site/service-lists';
import { texts } from '../../shared/texts';
import { fontSetting } from '../support/page/cut-text';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-folder';
import { speedLimits } from './speed/limits';

// Sizes and places that depend on a business's words and pictures.

const business = readBusiness();
const content = readContent(business);
const { labels, submit } = texts[business.languages[0] ?? 'en'].quoteForm;
const services = serviceLists(content.services).card.map(({ path }) => path);
const phone = { width: 390, height: 844 };

for (const path of ['/', ...services.slice(-1)]) {
  test(`${path} has one quote form: on the banner from 640 px, on its own ground below it under that`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('main painting-quote-form')).toHaveCount(1);
    const form = page.locator('.banner .banner-form');
    const ground = () => form.evaluate((node) => getComputedStyle(node).backgroundColor);
    await page.setViewportSize({ width: 639, height: 900 });
    expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  });

  test(`${path} shows the form in two columns on a laptop's first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(path);
    await untilReady(page);
    const form = page.locator('.banner painting-quote-form');
    // French words above the form may be a line or two longer than those that the banner was drawn for.
    const wholly = businessFolder === siteFolder ? { ratio: 1 } : {};
    await expect(form.getByRole('button', { name: submit })).toBeInViewport(wholly);
    const [name, phone] = await Promise.all(
      [labels.name, labels.phone].map((label) => form.getByPlaceholder(label).boundingBox()),
    );
    expect(phone?.y).toBe(name?.y);
    expect(name?.height).toBeGreaterThanOrEqual(44);
  });

  test(`${path} gives its picture half of a desktop banner, and all of it below 992 px, with nothing over it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const boxOf = (part: string) => page.locator(part).boundingBox();
    const picture = await boxOf('.banner-picture img');
    expect(picture?.width).toBeGreaterThanOrEqual(720);
    for (const box of [await boxOf('.banner-words'), await boxOf('.banner-form')]) {
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(picture?.x ?? 0);
    }
    await page.setViewportSize(phone);
    const above = await boxOf('.banner-picture img');
    expect(above?.height).toBeGreaterThan(phone.height / 5);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
  });
}

for (const path of [...services.slice(0, 1), ...services.slice(-1)]) {
  test(`${path} shows title and first field on a phone's first screen`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await untilReady(page);
    const name = await page.locator('.banner').getByPlaceholder(labels.name).boundingBox();
    const bar = await page.locator('.call-bar').boundingBox();
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

for (const path of [...services.slice(0, 1), ...services.slice(-1)]) {
  test(`${path} meets its height limit on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await untilReady(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      speedLimits.serviceHeightPx,
    );
  });
}

for (const width of [390, 1440] as const) {
  test(`the home page meets its height limit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await untilReady(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      speedLimits.homeHeightPx[width],
    );
  });
}

test('the home page offers the estimator within the first two screens of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const offer = page.getByRole('main').locator('a[href="/estimator"]').first();
  expect((await offer.boundingBox())?.y).toBeLessThan(2 * phone.height);
});

const articles = builtRoutes().filter((path) => path.startsWith('/blog/') && path !== '/blog/404');
for (const path of articles.slice(0, 1)) {
  test(`${path} keeps its table of contents in sight beside the text on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(path);
    await page.locator('.prose > :last-child').scrollIntoViewIfNeeded();
    await expect(page.locator('.contents')).toBeInViewport({ ratio: 1 });
  });
}

test('a table of contents above its text scrolls away, also where only a larger browser font puts it there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy');
  const contents = page.locator('.contents');
  await page.locator('.prose > :last-child').scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport();
  const setFont = await fontSetting(page);
  await setFont(24);
  await page.locator('.prose > :last-child').scrollIntoViewIfNeeded();
  await expect(contents).not.toBeInViewport();
});

test('the home page has at most six calls to action', async ({ page }) => {
  await page.goto('/');
  // Each group counts once: a banner with its form, a panel with two buttons, a colour preview and the bar
  // below it.
  const places = await page
    .locator('main, .site-footer')
    .locator(
      '[data-painting-quote], a[href="/contact"], a[href="/estimator"], a[href^="tel:"], painting-quote-form',
    )
    .evaluateAll((asks) =>
      asks
        .filter(
          (ask) => !ask.closest('#footer-contact, .footer-columns > :first-child, painting-quote-form a'),
        )
        .map((ask) => {
          const root = ask.getRootNode();
          return (root instanceof ShadowRoot ? root.host : ask).closest(
            '.banner, .looks, .promo, .closing-panel, .footer-asks, .footer-form',
          )?.className;
        }),
    );
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBeLessThanOrEqual(6);
});
