import { en } from '../../shared/locales/en';
import { client, estimatorControls, goToCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { hostPage } from '../support/page/host-page';
import { collectSends } from '../support/page/mail-calls';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';
import { installPageWatch } from './fault-page';
import { expect, test } from './fault-test';
import {
  goToNextPage,
  keptCount,
  keptEntry,
  openFilledForm,
  passPause,
  store,
  storedText,
  submit,
} from './kept-leads';

const away = { status: 503, body: 'Away', times: 2 };
const both = ['contactNotification', 'contactConfirmation'];
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

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

  test('is not duplicated when the visitor resubmits successfully', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await server.failMail(away);
    await openFilledForm(page, server, thirdPartySite);
    await submit(page);
    await expectToast(page, 'Failed to send message: Away');
    await submit(page);
    await expect(page.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
    expect(await storedText(page)).not.toContain(visitor.name);
    await goToNextPage(page, server, thirdPartySite);
    expect(await server.delivered()).toEqual(both);
    expect(await server.sendCalls()).toHaveLength(4);
  });

  test('is kept on its own origin only', async ({ page, server, thirdPartySite }) => {
    await store(page, thirdPartySite, [keptEntry(server.origin, 'Mine', minuteMs)]);
    await page.goto(`${server.origin}/about`);
    expect(await storedText(page)).toBe('{}');
    expect(await server.sendCalls()).toEqual([]);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
  });

  test('is erased unsent after one day', async ({ page, server, thirdPartySite }) => {
    await store(page, thirdPartySite, [
      keptEntry(server.origin, 'Too old', dayMs + minuteMs),
      keptEntry(server.origin, 'Just in time', dayMs - 5 * minuteMs),
    ]);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => storedText(page)).not.toContain(visitor.email);
    const [only, ...others] = await server.mails();
    expect(only?.text).toContain('Just in time');
    expect(others).toEqual([]);
  });

  test('is one of at most twenty: the newest are kept, and each arrives once', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const older = Array.from({ length: 24 }, (_, index) =>
      keptEntry(server.origin, `Number ${index + 1}.`, (25 - index) * minuteMs),
    );
    await store(page, thirdPartySite, older);
    await server.failMail({ ...away, times: 1000 });
    await page.addInitScript(installPageWatch);
    await page.clock.install();
    await openFilledForm(page, server, thirdPartySite, 'Number 25.');
    await submit(page);
    await expect
      .poll(
        async () => {
          await passPause(page);
          return page.locator('.toast').count();
        },
        { intervals: [0] },
      )
      .toBe(1);
    expect(await keptCount(page)).toBe(20);

    // Closing the page ends its pending call before the service recovers.
    await store(page, thirdPartySite, []);
    await server.clearFaults();
    await goToNextPage(page, server, thirdPartySite);
    const keptAfterPause = async () => {
      await passPause(page);
      return keptCount(page);
    };
    // Mails that the previous page already tried wait a minute or two longer.
    await expect.poll(keptAfterPause, { intervals: [0], timeout: 20_000 }).toBe(0);
    const numbers = (await server.mails()).map(({ text }) => Number(/Number (\d+)\./.exec(text)?.[1]));
    numbers.sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
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

  test('loses nothing between two tries', async ({ page, server, thirdPartySite }) => {
    await server.failMail({ ...away, times: 1 });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + minuteMs);
    await openFilledForm(page, server, thirdPartySite);
    await submit(page);
    await expect.poll(() => server.sendCalls()).toHaveLength(1);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
  });

  test('resends the lead with the same id if only its answer was missing', async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const sent = collectSends(page);
    await server.failMail({ kind: 'hang' });
    await openFilledForm(page, server, thirdPartySite);
    await submit(page);
    await expect.poll(() => server.sendCalls()).toHaveLength(1);
    await goToNextPage(page, server, thirdPartySite);
    await expect.poll(() => keptCount(page)).toBe(0);
    const ids = sent.map((request) => JSON.parse(request.postDataJSON().template_params.lead).leadId);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });
});

test('removing a tag while it sends loses no lead and does not navigate', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await server.failMail({ kind: 'hang' });
  await openFilledForm(page, server, thirdPartySite);
  await submit(page);
  await expect.poll(() => server.sendCalls()).toHaveLength(1);
  await page.locator('painting-quote-form').evaluate((form) => form.remove());
  expect(await keptCount(page)).toBe(1);
  await goToNextPage(page, server, thirdPartySite);
  await expect.poll(() => server.delivered()).toEqual(['contactNotification']);
  await expect.poll(() => keptCount(page)).toBe(0);
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

test('foreign outbox entries are never sent, and are erased if they use our keys', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const [key, text] = keptEntry(server.origin, 'Planted', minuteMs);
  const entry = JSON.parse(text);
  const values = [
    'null',
    '[]',
    '{',
    '"text"',
    JSON.stringify({ ...entry, createdAt: 'now' }),
    '{"createdAt":1e999}',
    JSON.stringify({ ...entry, call: null }),
    JSON.stringify({ ...entry, call: { ...entry.call, url: 'javascript:alert(1)' } }),
    `{"createdAt":${Date.now()},"call":{"__proto__":{"url":"${server.origin}"}}}`,
  ];
  await store(page, thirdPartySite, [
    ...values.map((value, index): [string, string] => [key.replace('7', String(index)), value]),
    ['painting-outbox:anything', text],
    [key.replace('notification', 'constructor'), text],
    ['theirs', 'stays'],
  ]);
  await goToNextPage(page, server, thirdPartySite);
  await expect.poll(() => storedText(page)).toBe('{"theirs":"stays"}');
  expect(await server.sendCalls()).toEqual([]);
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
