import type { Page } from 'playwright/test';
import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { quoteControls } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

const scriptPath = '**/widgets/painting-widgets.js';
/** A failed script is retried after three seconds. */
const retried = { timeout: 20_000 };

/** Blocks the tags' script the given number of times. Returns a function that counts requests. */
async function loseScript(page: Page, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(scriptPath, async (route) => {
    asked += 1;
    await (asked > times ? route.continue() : route.abort());
  });
  return () => asked;
}

const forms = [
  { path: '/contact', place: 'main painting-quote-form' },
  { path: '/estimator', place: 'main painting-estimator' },
  { path: '/embed/quote', place: 'painting-quote-form' },
  { path: '/embed/estimator', place: 'painting-estimator' },
];

for (const { path, place } of forms) {
  test(`${place} on ${path} shows phone and e-mail if the tags' script never loads`, async ({ page }) => {
    await loseScript(page, Number.POSITIVE_INFINITY);
    await page.goto(path);
    const form = page.locator(place);
    const call = form.getByRole('link', { name: business.phone.shown });
    await expect(call).toBeVisible(retried);
    await expect(call).toHaveAttribute('href', `tel:${business.phone.dialled}`);
    await expect(form.getByRole('link', { name: business.email })).toBeVisible();
    await expect(form.locator('input:visible, button:visible')).toHaveCount(0);
  });
}

test("the carousels show every slide if the tags' script never loads", async ({ page }) => {
  await loseScript(page, Number.POSITIVE_INFINITY);
  await page.goto('/');
  const cards = page.locator('painting-carousel').getByRole('link');
  await expect(cards).toHaveCount(4, retried);
  await expect(page.locator('painting-review-carousel').getByRole('figure')).toHaveCount(2);
  await expect(page.locator('painting-review-carousel').getByRole('button')).toHaveCount(0);
  await cards.last().click();
  await expect(page).toHaveURL('/services/door-painting');
});

test('a script that fails once is retried and keeps typed text', async ({ page }) => {
  const asked = await loseScript(page, 1);
  await page.goto('/contact');
  const controls = quoteControls(page.locator('main painting-quote-form'));
  await controls.name.fill('Ada Byron');
  await expect.poll(asked, retried).toBe(2);
  await untilReady(page);
  await expect(controls.name).toHaveValue('Ada Byron');
  await controls.submit.click();
  await expect(controls.phone).toBeFocused();
});

test('coming back online restores the form with its typed text', async ({ page }) => {
  await loseScript(page, 2);
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  const controls = quoteControls(form);
  await controls.name.fill('Ada Byron');
  await expect(form.getByRole('link', { name: business.email })).toBeVisible(retried);
  await expect(controls.name).toBeHidden();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await untilReady(page);
  await expect(controls.name).toHaveValue('Ada Byron');
  await expect(form.getByRole('link', { name: business.email })).toBeHidden();
  await expect(form).not.toHaveAttribute('data-without-script');
});
