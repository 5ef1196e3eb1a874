import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { estimatorControls, goToCalculator, openCalculator } from '../support/page/estimator';
import { expect, expectToast, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { collectSends } from '../support/page/mail-calls';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

test.describe('kept mails', () => {
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
    await page.goto('/residential');
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
