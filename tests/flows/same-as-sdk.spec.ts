import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { business } from '../support/business';
import { collectSends } from '../support/page/collect-sends';
import { estimatorControls, goToCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

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
  await expect(widget.getByText('Your reference')).toBeVisible();
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
