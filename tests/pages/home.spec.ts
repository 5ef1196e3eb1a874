import { en } from '../../shared/locales/en';
import { limits } from '../speed/limits';
import { expect, test } from '../support/page/site-test';
import { untilReady } from '../support/page/until-ready';

for (const service of ['interior-painting-services', 'cabinet-painting-services']) {
  test(`${service} meets its height limit on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/services/${service}`);
    await untilReady(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      limits.serviceHeightPx,
    );
  });
}

test.describe('home', () => {
  for (const width of [390, 1440] as const) {
    test(`the home page meets its height limit at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await untilReady(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        limits.homeHeightPx[width],
      );
    });
  }

  test('the estimator is offered within the first two screens of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const offer = page.getByRole('main').getByRole('link', { name: 'Get a price now' }).first();
    expect((await offer.boundingBox())?.y).toBeLessThan(2 * 844);
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

  test('the slider splits the before and after pictures, also by keyboard', async ({ page }) => {
    await page.goto('/');
    const slider = page.getByRole('slider', { name: /before painting/ });
    const before = page.locator('.compare-picture').last();
    const rightOfEdge = () =>
      before.evaluate((node) => Number(/inset\(0px ([\d.]+)%/.exec(getComputedStyle(node).clipPath)?.[1]));
    await expect(slider).toHaveValue('50');
    await slider.focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('70');
    expect(await rightOfEdge()).toBe(30);
    await page.keyboard.press('End');
    expect(await rightOfEdge()).toBe(0);
  });

  test('choosing a town by keyboard highlights its dot on the drawing', async ({ page }) => {
    await page.goto('/');
    const pickering = page.getByRole('listitem').filter({ hasText: 'Pickering' }).locator('circle');
    const strokeWidth = () =>
      pickering.evaluate((dot) => Number.parseFloat(getComputedStyle(dot).strokeWidth));
    const unlit = await strokeWidth();
    await page.getByRole('radio', { name: 'Richmond Hill' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(strokeWidth).toBeGreaterThan(unlit);
  });

  test("a colour tried on the wall is added to the quote form's message", async ({ page }) => {
    await page.goto('/');
    const preview = page.locator('painting-colour-preview');
    await preview.getByRole('button', { name: 'Deep teal' }).click();
    await preview.getByRole('link', { name: en.colourPreview.ask }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /message/i })).toHaveValue(
      /Deep teal \(#1c6571\)/,
    );
  });

  test("the fourth service's picture is loaded before the first move", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const carousel = page.locator('painting-carousel');
    const last = carousel.locator('> a').nth(3).locator('img');
    await carousel.hover();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('both pictures are side by side', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const [after, before] = await Promise.all(
        [0, 1].map((index) => page.locator('.compare-picture').nth(index).boundingBox()),
      );
      expect(before?.y).toBe(after?.y);
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual((after?.x ?? 0) + 1);
      await expect(page.locator('.compare input')).toBeHidden();
    });
  });
});

test.describe('residential', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the sample quote opens one line at a time', async ({ page }) => {
      await page.goto('/residential');
      const lines = page.locator('.quote-sheet details');
      await expect(lines.first()).toHaveAttribute('open', '');
      await page.locator('.quote-sheet summary', { hasText: 'Sheen' }).press('Enter');
      await expect(page.locator('.quote-sheet details[open] summary')).toHaveText(/Sheen/);
    });
  });
});
