import { en } from '../../../shared/locales/en';
import { brandColour } from '../../support/business';
import { client, estimatorControls, giveContactInfo } from '../../support/page/estimator';
import { fillQuoteForm, quoteControls } from '../../support/page/quote-form';
import { holdScript } from '../../support/page/until-ready';
import { expect, test } from './examples-test';

test.describe('under the strictest policy', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/conditions/strict-policy');
  });

  test('the form sends its lead', async ({ page, server }) => {
    const form = page.locator('painting-quote-form');
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  });

  test('the tags keep their styles although the page may have none', async ({ page }) => {
    const button = page.locator('painting-quote-form').getByRole('button', { name: en.quoteForm.submit });
    await expect(button).toHaveCSS('background-color', brandColour('accent'));
  });
});

test("a page's aggressive style sheet stays outside the tags", async ({ page }) => {
  await page.goto('/conditions/hostile-styles');
  const label = page
    .locator('painting-estimator')
    .getByRole('heading', { name: en.estimator.contact.heading });
  await expect(label).toHaveCSS('color', brandColour('text'));
  await expect(label).toHaveCSS('text-transform', 'none');
  await expect(label).toHaveCSS('font-style', 'normal');
  const button = page.locator('painting-quote-form').getByRole('button', { name: en.quoteForm.submit });
  await expect(button).not.toHaveCSS('font-size', '9px');
  await expect(button).toHaveCSS('letter-spacing', 'normal');
});

test('two instances keep separate input but ask the same question', async ({ page, server }) => {
  await page.goto('/conditions/two-of-each');
  const forms = page.locator('painting-quote-form');
  const [first, second] = [quoteControls(forms.first()), quoteControls(forms.last())];
  await first.name.fill('Ada Byron');
  await expect(second.name).toHaveValue('');
  const question = await first.mathAnswer.getAttribute('placeholder');
  expect(await second.mathAnswer.getAttribute('placeholder')).toBe(question);

  const estimators = page.locator('painting-estimator');
  await giveContactInfo(estimators.last());
  await expect(estimators.last().getByRole('heading', { name: en.estimator.options.heading })).toBeVisible();
  await expect(estimatorControls(estimators.first()).firstName).toHaveValue('');

  await fillQuoteForm(forms.last());
  await second.submit.click();
  await expect(forms.last().getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  await expect(first.name).toHaveValue('Ada Byron');
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('source=second');

  await page.getByRole('button', { name: 'Open the second modal' }).click();
  await expect(page.locator('#second').getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the first modal' }).click();
  await expect(page.locator('painting-quote-modal').first().getByRole('dialog')).toBeVisible();
});

test('the page shows its fallback until a slow script loads, and nothing shifts', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/conditions/slow-script');
  const fallback = page.getByRole('link', { name: /^Call .* for a quote$/ });
  await expect(fallback).toBeVisible();
  const below = page.getByRole('heading', { name: 'Questions that open before the script runs' });
  await expect(below).toBeVisible();
  await release();
  await expect(
    page.locator('painting-quote-form').getByRole('button', { name: en.quoteForm.submit }),
  ).toBeVisible();
  await expect(fallback).toBeHidden();
  await expect(page.locator('painting-review-carousel')).toContainText(
    'The invoice was the quote, to the dollar.',
  );
});

test('without script, phone, mail, questions, reviews, towns and slides are visible', async ({ page }) => {
  await page.goto('/conditions/no-script');
  const content = page.getByRole('main');
  for (const name of [/^\(\d{3}\)/, /@/, /for a price$/, en.quoteModal.title]) {
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(content.getByRole('listitem').filter({ hasText: 'Scarborough' })).toBeVisible();
  for (const text of ['The invoice was the quote, to the dollar.', 'Walls']) {
    await expect(content.getByText(text)).toBeVisible();
  }
  await content.getByText('What about the warranty?').click();
  await expect(content.getByText(/guaranteed for 2 years/)).toBeVisible();
});

test('tags in a hidden tab panel measure themselves when it opens', async ({ page }) => {
  await page.goto('/conditions/hidden-tab');
  await page.getByRole('tab', { name: 'Services' }).click();
  const carousel = page.locator('painting-carousel');
  const shown = carousel.getByRole('paragraph').filter({ hasText: 'Walls' });
  await expect(shown).toBeVisible();
  // Three side by side with gaps, once measured.
  await expect(async () => {
    const [slide, whole] = [await shown.boundingBox(), await carousel.boundingBox()];
    const share = (slide?.width ?? 0) / (whole?.width ?? 1);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.34);
  }).toPass();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('group', { name: 'Slide 1 of 3' })).toContainText('One bedroom plus den');
  await page.getByRole('tab', { name: 'Price' }).click();
  await estimatorControls(page.locator('painting-estimator')).firstName.fill(client.firstName);
});
