import type { Locator, Page } from '@playwright/test';
import { collectSends, gapsMs } from '../support/playwright/collect-sends';
import { contactControls, fillContactForm, visitor } from '../support/playwright/contact-form';
import { estimatorControls, openCalculator } from '../support/playwright/estimator';
import { expectToast } from '../support/playwright/expect-toast';
import { expect, test } from '../support/playwright/flow-test';

const passing = [
  { fault: { status: 429, body: 'Too Many Requests' }, what: 'a service that is too busy' },
  { fault: { status: 500, body: 'Internal error' }, what: 'a service that fails' },
  { fault: { status: 503, body: '<h1>Away</h1>', contentType: 'text/html' }, what: 'a service that is away' },
  { fault: { kind: 'truncate' as const, status: 500, body: 'Internal error' }, what: 'an answer cut off' },
];

for (const { fault, what } of passing) {
  test(`${what} is asked once more, and every mail arrives exactly once`, async ({ page, provider }) => {
    const sent = collectSends(page);
    await provider.failMail({ template: 'contactNotification', ...fault });
    const form = await openFilledForm(page);
    await contactControls(form).submit.click();
    await expect(page).toHaveURL('/thank-you');
    expect(await provider.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
    expect(sent).toHaveLength(3);
    expect(gapsMs(sent)[0]).toBeGreaterThan(1_190);
  });
}

for (const status of [400, 403, 413, 422]) {
  test(`a refusal (${status}) is not asked again`, async ({ page, provider }) => {
    await provider.failMail({ status, body: 'Not like this' });
    const form = await openFilledForm(page);
    await contactControls(form).submit.click();
    await expectToast(form, 'Failed to send message: Not like this');
    await expect(contactControls(form).submit).toHaveText('Submit');
    expect(await provider.sendCalls()).toHaveLength(1);
    await expect(contactControls(form).message).toHaveValue(visitor.message);
  });
}

test('an outage page is told in its words, never as markup', async ({ page, provider }) => {
  const body =
    '<!doctype html><title>502</title><style>b{}</style><h1>Bad <b>Gateway</b></h1><img src=x onerror=alert(1)>';
  await provider.failMail({ status: 502, body, contentType: 'text/html', times: 2 });
  const form = await openFilledForm(page);
  await contactControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Bad Gateway');
  await expect(form.getByRole('alert').locator('h1, b, img')).toHaveCount(0);
});

test('a service that never answers is given up after two tries of 10 seconds', async ({ page, provider }) => {
  await provider.failMail({ kind: 'hang', times: 2 });
  await page.clock.install();
  const form = await openFilledForm(page);
  await contactControls(form).submit.click();
  await expect.poll(() => provider.sendCalls()).toHaveLength(1);
  await page.clock.fastForward(10_500);
  await page.clock.fastForward(1_500);
  await expect.poll(() => provider.sendCalls()).toHaveLength(2);
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.fastForward(10_500);
  await expectToast(form, 'Failed to send message: No answer within 10 seconds');
  await expect(contactControls(form).name).toHaveValue(visitor.name);
});

test('a visitor waits three seconds for a confirmation that hangs, and no longer', async ({
  page,
  provider,
}) => {
  await provider.failMail({ template: 'contactConfirmation', kind: 'hang', times: 9 });
  await page.clock.install();
  const form = await openFilledForm(page);
  await contactControls(form).submit.click();
  await expect.poll(() => provider.sendCalls()).toHaveLength(2);
  await expect(page).toHaveURL('/contact');
  await page.clock.fastForward(3_100);
  await expect(page).toHaveURL('/thank-you');
  expect(await provider.delivered()).toEqual(['contactNotification']);
});

test('a service that sends a byte a second is waited for', async ({ page, provider }) => {
  await provider.failMail({ template: 'contactNotification', kind: 'slow' });
  const form = await openFilledForm(page);
  await contactControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await provider.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('connections torn down lose nothing that was typed', async ({ page, provider }) => {
  await provider.failMail({ kind: 'reset', times: 20 });
  const form = await openFilledForm(page);
  await contactControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Failed to fetch');
  for (const field of ['name', 'phone', 'email', 'address', 'message'] as const) {
    await expect(contactControls(form)[field]).toHaveValue(visitor[field]);
  }
  await provider.clearFaults();
  await contactControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await provider.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('offline, the request is kept until the connection is back', async ({ page, context, provider }) => {
  const form = await openFilledForm(page);
  await context.setOffline(true);
  await contactControls(form).submit.click();
  await expectToast(form, 'Failed to send message: Failed to fetch');
  await expect(contactControls(form).message).toHaveValue(visitor.message);
  await context.setOffline(false);
  await contactControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await provider.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test("an outage that ends between the estimator's two tries delivers both mails once", async ({
  page,
  provider,
}) => {
  await provider.failMail({ template: 'estimatorTeam', status: 503 });
  await provider.failMail({ template: 'estimatorCustomer', status: 429 });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await provider.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

async function openFilledForm(page: Page): Promise<Locator> {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillContactForm(form);
  return form;
}
