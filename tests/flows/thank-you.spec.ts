import { en } from '../../shared/locales/en';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

test('opening the thank-you page directly redirects home and leaves no history entry', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the thank-you page survives a reload, but not in another tab', async ({ page, context }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painting-thank-you'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: en.thankYou.home }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/thank-you');
  await expect(otherTab).toHaveURL('/');
});

test('after a message the thank-you page offers an article and the estimator', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('painting-thank-you', '{"type":"contact"}'));
  await page.goto('/thank-you');
  const next = page.getByRole('complementary', { name: 'While you wait' });
  await expect(next.getByRole('link', { name: 'Get a price now' })).toHaveAttribute('href', '/estimator');
  await next.getByRole('link', { name: 'Choosing a roller' }).click();
  await expect(page).toHaveURL('/blog/choosing-a-roller');
});

test('the thank-you page has the usual footer and opens the quote modal', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('painting-thank-you', '{"type":"contact"}'));
  await page.goto('/thank-you');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('region', { name: 'Contact Us Now' })).toBeVisible();
  await untilReady(page);
  for (const link of [
    page.getByRole('main').getByRole('link', { name: 'Request a quote' }),
    footer.getByRole('link', { name: 'Get a Free Estimate' }),
  ]) {
    await link.click();
    await expect(page.getByRole('dialog', { name: en.quoteModal.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test("the thank-you page shows the mails' reference, also after a reload, without cookies", async ({
  page,
  context,
  server,
}) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await expect.poll(() => server.sendCalls()).toHaveLength(2);
  const references = (await server.sendCalls()).map(({ params }) => params.lead_reference);
  expect(references[1]).toBe(references[0]);
  const line = page.getByText(en.thankYou.reference).filter({ visible: true });
  await expect(line).toHaveText(`Your reference ${references[0]}`);
  await page.reload();
  await expect(line).toHaveText(`Your reference ${references[0]}`);
  for (const { subject, text } of await server.mails()) {
    expect(subject).toContain(`Ref ${references[0]}`);
    expect(text).toContain(references[0]);
  }
  expect(await context.cookies()).toEqual([]);
});
