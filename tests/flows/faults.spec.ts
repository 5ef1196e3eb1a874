import type { Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { estimatorControls, openCalculator } from '../support/page/estimator';
import { expect, expectToast, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';
import type { TestServer } from '../support/server/test-server';
import type { ThirdPartySite } from '../support/server/third-party-site';

// Four faults that stand for their kinds. tests/unit/lead/send.test.ts holds what each status means, the tests of the
// outbox what is kept and when it is sent again, and `npm run lab -- random-visits` every fault in every call.

const noAnswer = en.delivery.noResponse;

const failures = [
  { what: 'a service that is away', fault: { status: 503, body: 'Away', times: 2 }, words: 'Away' },
  // Browsers retry reset connections on their own.
  { what: 'a connection that is reset', fault: { kind: 'reset', times: 20 }, words: noAnswer },
  { what: 'a service that never answers', fault: { kind: 'hang', times: 2 }, words: noAnswer },
] as const;

for (const { what, fault, words } of failures) {
  test(`${what} costs no lead: the form keeps it, and the next page sends it once`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await page.clock.install();
    await server.failMail(fault);
    const form = await sendForm(page, server, thirdPartySite);
    const toast = form.locator('.toast');
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return toast.count();
      })
      .toBe(1);
    await expectToast(form, `Failed to send message: ${words}`);
    await expect(quoteControls(form).message).toHaveValue(visitor.message);
    expect(await stored(page)).toContain(visitor.email);

    await server.clearFaults();
    await openNextPage(page, server, thirdPartySite);
    await expect.poll(() => stored(page)).not.toContain(visitor.email);
    expect(await server.delivered()).toEqual(['contactNotification']);
  });
}

test('an answer that breaks off after its status counts as sent, so the lead is not doubled', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await server.failMail({ kind: 'truncate', template: 'contactNotification' });
  const form = await sendForm(page, server, thirdPartySite);
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  await openNextPage(page, server, thirdPartySite);
  await expect.poll(() => stored(page)).not.toContain(visitor.email);
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('an estimate that breaks off loses no answer, and the second press gets the price', async ({
  page,
  server,
}) => {
  await server.failEstimate({ kind: 'truncate' });
  const estimator = await openCalculator(page, 'wholeCondo');
  const { wallSqft, calculate } = estimatorControls(estimator);
  await wallSqft.fill('900');
  await calculate.click();
  await expectToast(estimator, en.estimator.estimateFailed.general);
  await expect(wallSqft).toHaveValue('900');
  await calculate.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test('a kept lead is sent once, even if many tabs open at the same moment', async ({
  page,
  context,
  server,
  thirdPartySite,
}) => {
  await server.failMail({ status: 503, body: 'Away', times: 2 });
  const form = await sendForm(page, server, thirdPartySite);
  await expectToast(form, 'Failed to send message: Away');
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
  await Promise.all(tabs.map((tab) => openNextPage(tab, server, thirdPartySite)));
  await expect.poll(() => stored(page)).not.toContain(visitor.email);
  // Tabs that waited for the lock have all had it by then.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(0);
  expect(await server.delivered()).toEqual(['contactNotification']);
});

/** Opens a third-party page with the quote form, fills it in and sends it. */
async function sendForm(page: Page, server: TestServer, thirdPartySite: ThirdPartySite) {
  const form = page.locator('painting-quote-form');
  await page.goto(
    thirdPartySite.show('/form', hostPage(server.origin, '<painting-quote-form></painting-quote-form>')),
  );
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  return form;
}

/** Opens another page of the same origin, with the script but no tag. */
async function openNextPage(page: Page, server: TestServer, thirdPartySite: ThirdPartySite): Promise<void> {
  await page.goto(thirdPartySite.show('/next', hostPage(server.origin, '')));
}

/** The origin's whole local storage as one text. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}
