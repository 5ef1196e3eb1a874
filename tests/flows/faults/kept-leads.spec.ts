import type { Page } from 'playwright/test';
import { en } from '../../../shared/locales/en';
import { mailCall } from '../../../shared/mail-call';
import { business } from '../../support/business';
import { questionPattern } from '../../support/driver/leads';
import { client, estimatorControls, goToCalculator } from '../../support/page/estimator';
import { expectToast } from '../../support/page/flow-test';
import { hostPage } from '../../support/page/host-page';
import { fillQuoteForm, quoteControls, visitor } from '../../support/page/quote-form';
import type { TestServer } from '../../support/server/test-server';
import type { ThirdPartySite } from '../../support/server/third-party-site';
import { fillFields, leadTags, pressButton } from './fault-page';
import { expect, test } from './fault-test';

const away = { status: 503, body: 'Away', times: 2 };
const both = ['contactNotification', 'contactConfirmation'];
const minuteMs = 60_000;

test.describe('a lead that could not be sent', () => {
  test('is delivered once, from the next page, and leaves no visitor data in the browser', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await server.failMail(away);
    await openFilledForm(page, server, thirdPartySite);
    await submit(page);
    await expectToast(page, 'Failed to send message: Away');
    expect(await storedText(page)).toContain(visitor.email);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => storedText(page)).not.toContain(visitor.email);
    expect(await server.delivered()).toEqual(['contactNotification']);
    await goToNextPage(page, server, thirdPartySite);
    expect(await server.sendCalls()).toHaveLength(3);
  });

  test('is sent once, even if many tabs open at the same moment', async ({
    page,
    context,
    server,
    thirdPartySite,
  }) => {
    await store(page, thirdPartySite, [keptEntry(server.origin, 'Once', minuteMs)]);
    const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => goToNextPage(tab, server, thirdPartySite)));
    for (const tab of tabs) await expect.poll(() => keptCount(tab)).toBe(0);
    // Tabs that waited for the lock have all had it by now.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBe(0);
    expect(await server.delivered()).toEqual(['contactNotification']);
  });

  test('is kept alongside one from another tab that failed at the same moment', async ({
    page,
    context,
    server,
    thirdPartySite,
  }) => {
    await server.failMail({ ...away, times: 4 });
    const otherTab = await context.newPage();
    await openFilledForm(page, server, thirdPartySite, 'From one tab');
    await openFilledForm(otherTab, server, thirdPartySite, 'From the other');
    await Promise.all([submit(page), submit(otherTab)]);
    await expectToast(page, 'Failed to send message: Away');
    await expectToast(otherTab, 'Failed to send message: Away');
    expect(await keptCount(page)).toBe(2);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => keptCount(page)).toBe(0);
    const texts = (await server.mails()).map(({ text }) => /From .*/.exec(text)?.[0]);
    expect(texts.sort()).toEqual(['From one tab', 'From the other']);
  });

  test('is not duplicated when the visitor resubmits after another tab delivered it', async ({
    page,
    context,
    server,
    thirdPartySite,
  }) => {
    await server.failMail(away);
    await openFilledForm(page, server, thirdPartySite);
    await submit(page);
    await expectToast(page, 'Failed to send message: Away');
    const otherTab = await context.newPage();
    await goToNextPage(otherTab, server, thirdPartySite);
    await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
    await expect.poll(() => keptCount(otherTab)).toBe(0);
    await submit(page);
    await expect(page.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    expect(await server.delivered()).toEqual(both);
  });
});

test.describe('a visitor who leaves while a lead is being sent', () => {
  test('loses nothing when the service hangs', async ({ page, server, thirdPartySite }) => {
    await server.failMail({ kind: 'hang' });
    await page.clock.install();
    await openFilledForm(page, server, thirdPartySite);
    await submit(page);
    await expect.poll(() => server.sendCalls()).toHaveLength(1);
    await page.clock.fastForward(3_500);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
    await expect.poll(() => keptCount(page)).toBe(0);
  });
});

test.describe('without storage', () => {
  test('a sandboxed frame reports the failure, keeps the input, and succeeds on the second try', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await server.failMail(away);
    const inside = thirdPartySite.show(
      '/inside',
      hostPage(server.origin, '<painting-quote-form></painting-quote-form>'),
    );
    await page.goto(
      thirdPartySite.show(
        '/sandbox',
        `<!doctype html><title>Sandbox</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="${inside}"></iframe>`,
      ),
    );
    const form = page.frameLocator('iframe').locator('painting-quote-form');
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expectToast(form, 'Failed to send message: Away');
    await expect(quoteControls(form).message).toHaveValue(visitor.message);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    expect(await server.delivered()).toEqual(both);
  });

  test("when storage is full, the page's own entries in it stay unchanged", async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await server.failMail(away);
    await openFilledForm(page, server, thirdPartySite);
    const full = await page.evaluate(() => {
      let piece = 'x'.repeat(1 << 20);
      for (let index = 0; piece; index += 1) {
        try {
          localStorage.setItem(`theirs-${index}`, piece);
        } catch {
          piece = piece.slice(0, piece.length >> 1);
        }
      }
      return localStorage.length;
    });
    await submit(page);
    await expectToast(page, 'Failed to send message: Away');
    expect(await page.evaluate(() => localStorage.length)).toBe(full);
    await submit(page);
    await expect(page.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    expect(await server.delivered()).toEqual(both);
  });
});

test('a page whose CSP forbids the call keeps the lead for a page that allows it', async ({
  page,
  server,
  thirdPartySite,
  pageConsole,
}) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      sessionStorage.setItem('blocked', event.blockedURI),
    );
  });
  await page.goto(
    thirdPartySite.show('/strict', hostPage(server.origin, '<painting-quote-form></painting-quote-form>'), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; img-src data:; script-src ${server.origin}; connect-src 'none'`,
    }),
  );
  const form = page.locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expectToast(form, 'Failed to send message: the service is not responding');
  expect(await page.evaluate(() => sessionStorage.getItem('blocked'))).toContain('/email/send');
  await goToNextPage(page, server, thirdPartySite);
  await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
  expect(pageConsole.lines.every((line) => line.includes('Content Security Policy'))).toBe(true);
  pageConsole.expected.push(...pageConsole.lines);
});

test('a failed team mail shows its message beside the inline thank-you', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await server.failMail({ template: 'estimatorTeam', status: 412, body: 'Please reconnect' });
  await page.goto(
    thirdPartySite.show('/price', hostPage(server.origin, '<painting-estimator></painting-estimator>')),
  );
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(estimator.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeVisible();
  await expectToast(estimator, 'Failed to send message: Please reconnect');
  expect(await storedText(page)).toContain(client.email);
});

const { emailService } = business;

/** Opens a third-party page with the quote form, and fills it in. */
async function openFilledForm(
  page: Page,
  server: TestServer,
  thirdPartySite: ThirdPartySite,
  message = visitor.message,
): Promise<void> {
  await page.goto(
    thirdPartySite.show('/form', hostPage(server.origin, '<painting-quote-form></painting-quote-form>')),
  );
  await page.locator('painting-quote-form').getByLabel(questionPattern).waitFor();
  await page.evaluate(fillFields, { values: { ...visitor, message }, tags: leadTags });
}

/** Presses 'Submit'. */
function submit(page: Page): Promise<void> {
  return page.evaluate(pressButton, { name: en.quoteForm.submit, tags: leadTags });
}

/** Opens another page of the same origin that has the script but no tag. */
async function goToNextPage(page: Page, server: TestServer, thirdPartySite: ThirdPartySite): Promise<void> {
  await page.goto(thirdPartySite.show('/next', hostPage(server.origin, '')));
}

/** The origin's whole local storage as one text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

/** Number of mails in the browser's outbox. */
async function keptCount(page: Page): Promise<number> {
  return [...(await storedText(page)).matchAll(/\\"call\\":/g)].length;
}

/** Storage entry of a request with this message that failed `ageMs` ago. */
function keptEntry(origin: string, message: string, ageMs: number): [key: string, text: string] {
  const leadId = '1'.padStart(26, '7K2QM4');
  const service = { ...emailService, url: `${origin}/` };
  const call = mailCall(service, emailService.templates.contactNotification, {
    client_name: visitor.name,
    client_email: visitor.email,
    client_message: message,
    lead_id: leadId,
  });
  const createdAt = Date.now() - ageMs;
  const entry = { values: message, createdAt, unknownTries: 1, tries: 0, triedAt: createdAt, call };
  return [`painting-outbox:${leadId}:notification`, JSON.stringify(entry)];
}

/** Writes entries into a third-party origin's storage, through a page without our script. */
async function store(
  page: Page,
  thirdPartySite: ThirdPartySite,
  entries: readonly (readonly [key: string, text: string])[],
): Promise<void> {
  await page.goto(
    thirdPartySite.show('/plain', '<!doctype html><title>Plain</title><link rel="icon" href="data:,">'),
  );
  await page.evaluate((list) => {
    for (const [key, text] of list) localStorage.setItem(key, text);
  }, entries);
}
