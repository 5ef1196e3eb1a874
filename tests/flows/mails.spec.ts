import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { isInShare, matrixShare } from '../support/matrix';
import { collectSends, gapsMs } from '../support/page/collect-sends';
import { estimatorControls, goToCalculator, openCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';

test.describe('mail faults', () => {
  const share = matrixShare(process.env.MATRIX);

  // One case per kind; tests/widgets/quote-form-sending.test.tsx covers every status, and `npm run test:all`
  // covers all of these.
  const passing = [
    { fault: { status: 429, body: 'Too Many Requests' }, what: 'a service that is too busy' },
    { fault: { status: 500, body: 'Internal error' }, what: 'a service that fails' },
    {
      fault: { status: 503, body: '<h1>Away</h1>', contentType: 'text/html' },
      what: 'a service that is away',
    },
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

  for (const status of [400, 403, 413, 422].filter((one) =>
    isInShare(share, `refusal ${one}`, one === 400),
  )) {
    test(`a refusal (${status}) is not retried`, async ({ page, server }) => {
      await server.failMail({ status, body: 'Not like this' });
      const form = await openFilledForm(page);
      await quoteControls(form).submit.click();
      await expectToast(form, 'Failed to send message: Not like this');
      await expect(quoteControls(form).submit).toHaveText(en.quoteForm.submit);
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
    await expect(form.getByRole('button', { name: en.quoteForm.sending })).toBeVisible();
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
});

test.describe('kept mails', () => {
  const keptMails = () => JSON.stringify(localStorage);

  test('an abandoned failed lead is delivered once, from the next page', async ({
    page,
    context,
    server,
  }) => {
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
    await page.getByRole('button', { name: en.form.closeMessage }).click();
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
});

/** The mail service's official browser client. */
const sdkFile = createRequire(import.meta.url).resolve('@emailjs/browser/dist/email.min.js');

interface SentMail {
  readonly template_id: string;
  readonly template_params: Record<string, unknown>;
}

for (const tag of ['painting-quote-form', 'painting-estimator']) {
  test(`${tag} sends the same fields as the service's own client`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    thirdPartySite.show('/sdk.js', await readFile(sdkFile, 'utf8'), { 'Content-Type': 'text/javascript' });
    const content = `<script src="/sdk.js"></script><${tag}></${tag}>`;
    await page.goto(thirdPartySite.show('/sdk', hostPage(server.origin, content)));
    const sent = collectSends(page);
    await sendLead(page, tag);
    expect(sent).toHaveLength(2);

    for (const ours of [...sent]) {
      await server.clear();
      const mail = ours.postDataJSON() as SentMail;
      expect(await sendBySdk(page, server.origin, mail)).toEqual({ status: 200, text: 'OK' });
      const theirs = sent.at(-1);
      expect(ours.url()).toBe(theirs?.url());
      expect(ours.method()).toBe(theirs?.method());
      expect(ours.postData()).toBe(theirs?.postData());
      expect(await ours.allHeaders()).toEqual(await theirs?.allHeaders());
    }
    expect(sent).toHaveLength(4);
  });
}

async function sendLead(page: Page, tag: string): Promise<void> {
  const widget = page.locator(tag);
  if (tag === 'painting-quote-form') {
    await fillQuoteForm(widget);
    await quoteControls(widget).submit.click();
  } else {
    await goToCalculator(widget, 'wholeCondo');
    await estimatorControls(widget).calculate.click();
  }
  await expect(widget.getByText(en.thankYou.reference)).toBeVisible();
}

function sendBySdk(page: Page, origin: string, mail: SentMail): Promise<{ status: number; text: string }> {
  const { serviceId, publicKey } = business.emailService;
  return page.evaluate(
    async ({ origin, publicKey, serviceId, mail }) => {
      const { emailjs } = window as typeof window & { emailjs: typeof import('@emailjs/browser').default };
      emailjs.init({ publicKey, origin } as Parameters<typeof emailjs.init>[0]);
      const { status, text } = await emailjs.send(serviceId, mail.template_id, mail.template_params);
      return { status, text };
    },
    { origin, publicKey, serviceId, mail },
  );
}
