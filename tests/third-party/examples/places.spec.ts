import { en } from '../../../shared/locales/en';
import { brandColour } from '../../support/business';
import { estimatorControls, goToCalculator } from '../../support/page/estimator';
import { fillQuoteForm, quoteControls, visitor } from '../../support/page/quote-form';
import { expect, test } from './examples-test';

test('a lead from the directory names it', { tag: '@release' }, async ({ page, server, examplesOrigin }) => {
  await page.goto('/pages/directory-partner');
  const form = page.locator('painting-quote-form').first();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  expect(page.url()).toBe(`${examplesOrigin}/pages/directory-partner`);
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain(
    'Came from: source=trades-list; landing=/pages/directory-partner',
  );
});

test('a lead from the landing page names its campaign, and the tag manager gets no personal data', async ({
  page,
  server,
}) => {
  await page.goto('/pages/landing-page');
  await page.getByRole('link', { name: "From the newsletter's spring campaign" }).click();
  await expect(page).toHaveURL(/utm_campaign=spring-repaint/);
  const form = page.locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();

  const from =
    'source=condo-landing-page; utm_source=newsletter; utm_medium=email; utm_campaign=spring-repaint; landing=/pages/landing-page';
  const [notification] = await server.mails();
  expect(notification?.text).toContain(from);
  const heard = page.locator('#data-layer');
  await expect(heard).toContainText('generate_lead');
  for (const personal of Object.values(visitor)) await expect(heard).not.toContainText(personal);
});

test("the prefilled page fills in nothing unasked, and restores the visitor's text", async ({ page }) => {
  await page.goto('/pages/prefilled?name=Somebody&email=somebody@example.com');
  const { firstName } = estimatorControls(page.locator('painting-estimator'));
  await expect(quoteControls(page.locator('painting-quote-form').first()).name).toHaveValue('');
  await expect(firstName).toHaveValue('');
  await firstName.fill('Grace');
  await page.reload();
  await expect(firstName).toHaveValue('Grace');
});

test('the events log lists everything up to a price', async ({ page }) => {
  await page.goto('/pages/events-log');
  const log = page.getByRole('log');
  await expect(log).toContainText('painting-ready  <painting-faq>');
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(log).toContainText('painting-success  <painting-estimator>  {"type":"estimate"');
  for (const event of ['start', 'step', 'price']) {
    await expect(log).toContainText(`painting-${event}  <painting-estimator>`);
  }
  await page.locator('painting-review-carousel').getByRole('button', { name: 'Next' }).click();
  await expect(log).toContainText('painting-slide  <painting-review-carousel>  {"index":2,"of":3}');
});

test("React 19 sets the tags' attributes and properties and receives their events", {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/pages/react-19');
  const estimator = page.locator('painting-estimator');
  await expect(page.locator('painting-review-carousel')).toContainText(
    'The invoice was the quote, to the dollar.',
  );
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page.getByText(/^React heard of a price: \$\d/)).toBeVisible();
  await page.getByRole('button', { name: 'En français' }).click();
  await expect(
    page.locator('painting-review-carousel').getByRole('button', { name: 'Suivant' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Take the estimator away' }).click();
  await expect(estimator).toHaveCount(0);
});

test('a dark page has dark tags', async ({ page }) => {
  await page.goto('/looks/dark');
  await expect(quoteControls(page.locator('painting-quote-form')).name).toHaveCSS(
    'color',
    brandColour('night-text'),
  );
});

test('every tag speaks French on a French page', { tag: '@release' }, async ({ page }) => {
  await page.goto('/looks/french');
  await expect(page.locator('painting-quote-form').getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await expect(page.locator('painting-estimator').getByLabel('Nom de famille')).toBeVisible();
  await expect(page.locator('painting-carousel').getByRole('button', { name: 'Suivant' })).toBeVisible();
  await expect(
    page.locator('painting-review-carousel').getByRole('button', { name: 'Suivant' }),
  ).toBeVisible();
  await page.locator('painting-service-map').scrollIntoViewIfNeeded();
  await expect(page.locator('painting-service-map').getByText(/^À l'échelle/)).toBeVisible();
  await page.getByRole('button', { name: 'Demander une soumission' }).click();
  await expect(page.getByRole('dialog', { name: 'Demandez une soumission gratuite' })).toBeVisible();
});

for (const [theme, background, corners] of [
  ['studio', 'rgb(23, 24, 26)', '0px'],
  ['night', 'rgb(255, 180, 84)', '14px'],
  ['meadow', 'rgb(47, 107, 70)', '20px'],
] as const) {
  test(`the theme ${theme} applies to the tags`, { tag: theme === 'night' ? [] : '@release' }, async ({
    page,
  }) => {
    await page.goto('/looks/themes');
    const { submit } = quoteControls(page.locator(`.theme-${theme} painting-quote-form`));
    await expect(submit).toHaveCSS('background-color', background);
    await expect(submit).toHaveCSS('border-radius', corners);
  });
}
