import { en } from '../../shared/locales/en';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-folder';

const bannerPages = ['/', '/residential', '/services/cabinet-painting-services'];

for (const path of bannerPages) {
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

  test(`${path} shows the whole form in two columns on a laptop's first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(path);
    await untilReady(page);
    const form = page.locator('.banner painting-quote-form');
    await expect(form.getByRole('button', { name: en.quoteForm.submit })).toBeInViewport({ ratio: 1 });
    const [name, phone] = await Promise.all(
      [en.quoteForm.labels.name, en.quoteForm.labels.phone].map((label) =>
        form.getByPlaceholder(label).boundingBox(),
      ),
    );
    expect(phone?.y).toBe(name?.y);
    expect(name?.height).toBeGreaterThanOrEqual(44);
  });

  test(`${path} gives its picture half of a desktop banner, with nothing over it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const [picture, words, form] = await Promise.all(
      ['.banner-picture img', '.banner-words', '.banner-form'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    expect(picture?.width).toBeGreaterThanOrEqual(720);
    for (const box of [words, form]) {
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(picture?.x ?? 0);
    }
  });

  test(`${path} shows its whole picture on a phone, with the text below it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const picture = await page.locator('.banner-picture img').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(picture?.height).toBeGreaterThan(844 / 5);
    expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity));
  });
}

for (const path of builtRoutes().filter((route) => route.startsWith('/services/'))) {
  test(`${path} shows title and first field on a phone's first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await untilReady(page);
    const name = await page.locator('.banner').getByPlaceholder('Name*').boundingBox();
    const bar = await page.locator('.call-bar').boundingBox();
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}
