import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';

const keptMails = () => JSON.stringify(localStorage);

test('an abandoned failed lead is delivered once, from the next page', async ({ page, context, server }) => {
  await server.failMail({ template: 'contactNotification', status: 503, body: 'Away', times: 2 });
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Away');
  expect(await server.delivered()).toEqual([]);

  await page.goto('/about');
  await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
  await expect.poll(() => page.evaluate(keptMails)).not.toContain(visitor.email);
  const otherTab = await context.newPage();
  await otherTab.goto('/faqs', { waitUntil: 'networkidle' });
  expect(await server.delivered()).toEqual(['contactNotification']);
});

test('a failed team mail is delivered from the thank-you page', async ({ page, server }) => {
  await server.failMail({ template: 'estimatorTeam', status: 503, body: 'Away', times: 2 });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  const text = 'Failed to send message: Away';
  await expectToast(page, text);
  await expect.poll(() => server.delivered()).toEqual(['estimatorCustomer', 'estimatorTeam']);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
});

test('a lead kept while offline is sent when the connection returns', async ({ page, context, server }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await context.setOffline(true);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: the service is not responding');
  await context.setOffline(false);
  await expect.poll(() => server.delivered()).toEqual(['contactNotification']);

  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('correcting the form after a failure makes one lead, not two', async ({ page, server }) => {
  await server.failMail({ template: 'contactNotification', status: 503, body: 'Away', times: 2 });
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Away');
  await quoteControls(form).message.fill('Three rooms, after all.');
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  await page.goto('/about', { waitUntil: 'networkidle' });
  const mails = await server.mails();
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toContain('Three rooms, after all.');
});
