import type { Locator, Page } from 'playwright/test';
import { isInShare, matrixShare } from '../support/matrix';
import { collectSends, gapsMs } from '../support/page/collect-sends';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';

const share = matrixShare(process.env.MATRIX);

// One case per kind; tests/widgets/quote-form-sending.test.tsx covers every status, and `npm run test:all`
// covers all of these.
const passing = [
  { fault: { status: 429, body: 'Too Many Requests' }, what: 'a service that is too busy' },
  { fault: { status: 500, body: 'Internal error' }, what: 'a service that fails' },
  { fault: { status: 503, body: '<h1>Away</h1>', contentType: 'text/html' }, what: 'a service that is away' },
  { fault: { kind: 'truncate' as const, status: 500, body: 'Internal error' }, what: 'an answer cut off' },
];

for (const { fault, what } of passing.filter(({ what }) =>
  isInShare(share, what, /away|cut off/.test(what)),
)) {
  test(`${what} is retried once, and every mail arrives exactly once`, async ({ page, server }) => {
    const sent = collectSends(page);
    await server.failMail({ template: 'contactNotification', ...fault });
    const form = await openFilledForm(page);
    await quoteControls(form).submit.click();
    await expect(page).toHaveURL('/thank-you');
    expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
    expect(sent).toHaveLength(3);
    expect(gapsMs(sent)[0]).toBeGreaterThan(1_190);
  });
}

for (const status of [400, 403, 413, 422].filter((one) => isInShare(share, `refusal ${one}`, one === 400))) {
  test(`a refusal (${status}) is not retried`, async ({ page, server }) => {
    await server.failMail({ status, body: 'Not like this' });
    const form = await openFilledForm(page);
    await quoteControls(form).submit.click();
    await expectToast(form, 'Failed to send message: Not like this');
    await expect(quoteControls(form).submit).toHaveText('Submit');
    expect(await server.sendCalls()).toHaveLength(1);
    await expect(quoteControls(form).message).toHaveValue(visitor.message);
  });
}

test('an outage page is shown as text, never as markup', async ({ page, server }) => {
  const body =
    '<!doctype html><title>502</title><style>b{}</style><h1>Bad <b>Gateway</b></h1><img src=x onerror=alert(1)>';
  await server.failMail({ status: 502, body, contentType: 'text/html', times: 2 });
  const form = await openFilledForm(page);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Bad Gateway');
  await expect(form.locator('.toast').locator('h1, b, img')).toHaveCount(0);
});

test('a hanging service times out after two tries of 10 seconds', async ({ page, server }) => {
  await server.failMail({ kind: 'hang', times: 2 });
  await page.clock.install();
  const form = await openFilledForm(page);
  await quoteControls(form).submit.click();
  await expect.poll(() => server.sendCalls()).toHaveLength(1);
  await page.clock.fastForward(10_500);
  await page.clock.fastForward(1_500);
  await expect.poll(() => server.sendCalls()).toHaveLength(2);
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.fastForward(10_500);
  await expectToast(form, 'Failed to send message: the service is not responding');
  await expect(quoteControls(form).name).toHaveValue(visitor.name);
});

test('a hanging confirmation delays the visitor by at most three seconds', async ({ page, server }) => {
  await server.failMail({ template: 'contactConfirmation', kind: 'hang', times: 9 });
  await page.clock.install();
  const form = await openFilledForm(page);
  await quoteControls(form).submit.click();
  await expect.poll(() => server.sendCalls()).toHaveLength(2);
  await expect(page).toHaveURL('/contact');
  await page.clock.fastForward(3_100);
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification']);
});

test('a service that sends one byte per second is waited for', async ({ page, server }) => {
  await server.failMail({ template: 'contactNotification', kind: 'slow' });
  const form = await openFilledForm(page);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('reset connections lose no input', async ({ page, server }) => {
  await server.failMail({ kind: 'reset', times: 20 });
  const form = await openFilledForm(page);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: the service is not responding');
  for (const field of ['name', 'phone', 'email', 'address', 'message'] as const) {
    await expect(quoteControls(form)[field]).toHaveValue(visitor[field]);
  }
  await server.clearFaults();
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('offline, the request is kept until the connection returns', async ({ page, context, server }) => {
  const form = await openFilledForm(page);
  await context.setOffline(true);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: the service is not responding');
  await expect(quoteControls(form).message).toHaveValue(visitor.message);
  await context.setOffline(false);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test("an outage between the estimator's two tries still delivers both mails once", async ({
  page,
  server,
}) => {
  await server.failMail({ template: 'estimatorTeam', status: 503 });
  await server.failMail({ template: 'estimatorCustomer', status: 429 });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

async function openFilledForm(page: Page): Promise<Locator> {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  return form;
}
