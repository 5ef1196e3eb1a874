import type { Page } from 'playwright/test';
import { business } from '../support/business';
import { expect, test } from '../support/page/flow-test';
import { quoteControls } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

const scriptPath = '**/widgets/painting-widgets.js';
/** A failed script is retried after three seconds. */
const retried = { timeout: 20_000 };

/** Blocks the tags' script the given number of times. */
async function loseScript(page: Page, times: number): Promise<void> {
  let asked = 0;
  await page.route(scriptPath, async (route) => {
    asked += 1;
    await (asked > times ? route.continue() : route.abort());
  });
}

const forms = [
  { path: '/contact', place: 'main painting-quote-form' },
  { path: '/estimator', place: 'main painting-estimator' },
  { path: '/embed/quote', place: 'painting-quote-form' },
  { path: '/embed/estimator', place: 'painting-estimator' },
];

for (const { path, place } of forms) {
  test(`${place} on ${path} shows phone and email if the tags' script never loads`, async ({ page }) => {
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
  await expect(page.locator('painting-review-carousel').getByRole('figure')).toHaveCount(3);
  await expect(page.locator('painting-review-carousel').getByRole('button')).toHaveCount(0);
  await cards.last().click();
  await expect(page).toHaveURL('/services/door-painting');
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
  await controls.submit.click();
  await expect(controls.phone).toBeFocused();
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  const { phone, email } = business;

  const forms = [
    { path: '/contact', place: 'main painting-quote-form', what: "the contact page's form" },
    { path: '/', place: '.banner painting-quote-form', what: "the home banner's form" },
    { path: '/estimator', place: 'painting-estimator', what: 'the estimator' },
    { path: '/faqs', place: 'footer painting-quote-form', what: 'the form at the foot' },
    { path: '/blog', place: 'main painting-quote-form', what: "the blog sidebar's form" },
  ];

  for (const { path, place, what } of forms) {
    test(`without script, ${what} is a phone and a mail link`, async ({ page }) => {
      await page.goto(path);
      const form = page.locator(place);
      await expect(form.getByRole('link', { name: phone.shown })).toBeVisible();
      await expect(form.getByRole('link', { name: phone.shown })).toHaveAttribute(
        'href',
        `tel:${phone.dialled}`,
      );
      await expect(form.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(form.getByRole('link', { name: email })).toBeVisible();
    });
  }

  test("without script, the estimator's links keep clear of their card's edge", async ({ page }) => {
    await page.goto('/estimator');
    const [words, card] = await Promise.all(
      [page.locator('painting-estimator p').first(), page.locator('main .quote-card')].map((part) =>
        part.evaluate((node) => {
          const style = getComputedStyle(node);
          return node.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
        }),
      ),
    );
    expect((words ?? 0) - (card ?? 0)).toBeGreaterThanOrEqual(8);
  });

  test('without script, a quote button links to the contact page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('main').locator('[data-painting-quote]').first().click();
    await expect(page).toHaveURL('/contact');
  });
});
