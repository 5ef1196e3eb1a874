import { readBusiness } from '../../build/business';
import { readContent } from '../../build/site/content/read-content';
import { en } from '../../shared/locales/en';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';
import { builtRoutes } from '../support/server/built-folder';

const business = readBusiness();
const content = readContent(business);

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

for (const { path, first } of [
  { path: '/about', first: 'About' },
  { path: '/contact', first: 'Contact' },
  { path: '/faqs', first: 'Frequently' },
]) {
  test(`${path} highlights the first word of its title`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1 .highlight')).toHaveText(first);
  });
}

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
  await expect(page.locator('.footer-teaser a')).toHaveText(['THE TOOL BOX', 'READ MORE about THE TOOL BOX']);
  await expect(page.locator('.accreditation')).toHaveCount(content.footer.accreditations.length);
});
