import type { Page } from 'playwright/test';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

// The console check also fails if a removal logs an error.

test.beforeEach(({ page }) => page.clock.install());

for (const template of ['contactNotification', 'contactConfirmation'] as const) {
  test(`removing a quote form while it sends its ${template} cancels the navigation`, async ({
    page,
    server,
  }) => {
    await server.failMail({ template, kind: 'slow' });
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect.poll(async () => (await server.sendCalls()).at(-1)?.template).toBe(template);
    const ended = endOfCall(page);
    await form.evaluate((element) => element.remove());
    await ended;
    await page.clock.fastForward(20_000);
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => sessionStorage.getItem('painting-thank-you'))).toBeNull();
  });
}

test('removing an estimator while it waits for the price sends no mail', async ({ page, server }) => {
  const estimator = await openCalculator(page, 'wholeCondo');
  await page.clock.pauseAt(Date.now() + 60_000);
  const ended = endOfCall(page);
  await estimatorControls(estimator).calculate.click();
  await ended;
  await estimator.evaluate((element) => element.remove());
  await page.clock.runFor(20_000);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await server.estimateCalls()).toHaveLength(1);
  expect(await server.sendCalls()).toEqual([]);
});

test('removing an estimator while it sends the team mail cancels the navigation', async ({
  page,
  server,
}) => {
  await server.failMail({ template: 'estimatorTeam', kind: 'slow' });
  const estimator = await openCalculator(page, 'specificRooms');
  await estimatorControls(estimator).calculate.click();
  await expect.poll(() => server.sendCalls()).toHaveLength(1);
  const ended = endOfCall(page);
  await estimator.evaluate((element) => element.remove());
  await ended;
  await page.clock.fastForward(20_000);
  await expect(page).toHaveURL('/estimator');
  expect(await server.sendCalls()).toHaveLength(1);
});

test('moving an estimator within the page does not interrupt it', async ({ page, server }) => {
  await server.failMail({ template: 'estimatorTeam', kind: 'slow' });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect.poll(() => server.sendCalls()).toHaveLength(1);
  await estimator.evaluate((element) => document.querySelector('footer')?.append(element));
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

/** Waits until the pending call is answered, timed out or aborted. */
async function endOfCall(page: Page): Promise<void> {
  const isOurs = (request: { url(): string }) => request.url().includes('/api/');
  await Promise.race([
    page.waitForEvent('requestfinished', isOurs),
    page.waitForEvent('requestfailed', isOurs),
  ]);
}
