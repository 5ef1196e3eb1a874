import type { Locator, Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { estimatorControls, giveContactInfo, openCalculator } from '../support/page/estimator';
import { expect, expectToast, test } from '../support/page/flow-test';
import { skipToContent, tabTo, typeThrough } from '../support/page/keyboard';
import { fillQuoteForm, quoteControls, solveChallenge, visitor } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';

test.describe('filling', () => {
  /** Fills a tag's controls as some password managers do: all at once, without events. */
  function fillSilently(tag: Element, values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) {
      const control = tag.shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    }
  }

  test('silent autofill can correct an invalid field', async ({ page, server }) => {
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    await fillQuoteForm(form, { ...visitor, phone: '1', email: 'ada' });
    await quoteControls(form).submit.click();
    await expect(quoteControls(form).phone).toHaveAttribute('aria-invalid', 'true');
    await form.evaluate(fillSilently, { phone: visitor.phone, email: visitor.email });
    await quoteControls(form).submit.click();
    await expect(page).toHaveURL('/thank-you');
    expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  });

  test('the same estimate in two tabs, pressed seconds apart, is one lead', async ({
    page,
    context,
    server,
  }) => {
    const otherPage = await context.newPage();
    const first = await openCalculator(page, 'wholeCondo');
    const second = await openCalculator(otherPage, 'wholeCondo');
    await estimatorControls(first).calculate.click();
    await expect.poll(async () => (await server.estimateCalls()).length).toBe(1);
    await estimatorControls(second).calculate.click();
    for (const tab of [page, otherPage]) await expect(tab).toHaveURL('/thank-you');
    expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
  });
});

test.describe('keyboard', () => {
  test('the quote form can be filled in and sent by keyboard; after a failed send, one key retries', async ({
    page,
    server,
  }) => {
    await server.failMail({ status: 400, body: 'Not like this' });
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    const { name, submit } = quoteControls(form);
    await skipToContent(page);
    await tabTo(page, name);
    const answer = await solveChallenge(form);
    await typeThrough(page, [visitor.name, visitor.phone, visitor.email, visitor.address, answer, '']);
    await page.keyboard.press('Enter');
    await expectToast(form, 'Failed to send message: Not like this');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/thank-you');
    expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  });
});

// Visitors off the straight path: double clicks, stops, reloads, scrolling, closing.

test('the second click of a double click chooses nothing in the next step', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/estimator');
  await untilReady(page);
  const estimator = page.locator('painting-estimator');
  const controls = estimatorControls(estimator);
  // Covers every position of the next step's buttons.
  for (const scrolledPx of [0, 120, 240, 360]) {
    await page.reload();
    await untilReady(page);
    if (await controls.wholeCondo.isHidden()) await giveContactInfo(estimator);
    await estimator.getByRole('button', { name: en.estimator.back }).click();
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolledPx);
    await controls.toOptions.dblclick({ delay: 60 });
    await expect(controls.wholeCondo).toBeVisible();
    await controls.wholeCondo.dblclick({ delay: 60 });
    await expect(controls.calculate).toBeVisible();
    await estimator.getByRole('button', { name: en.estimator.back }).dblclick({ delay: 60 });
    await expect(controls.wholeCondo).toBeVisible();
  }
});

test('the mouse wheel over the wall figure scrolls the page and keeps the figure', async ({ page }) => {
  const { wallSqft } = estimatorControls(await openCalculator(page, 'wholeCondo'));
  await wallSqft.fill('1200');
  await wallSqft.hover();
  const before = await page.evaluate(() => scrollY);
  for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(wallSqft).toHaveValue('1200');
});

test('a quote form keeps its input, and cannot be resent, while the thank-you page loads', async ({
  page,
  server,
}) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route('**/thank-you', async (route) => {
    await opened;
    await route.continue();
  });
  const look = await lookWhileLeaving(form, 1_500);
  await quoteControls(form).submit.click({ noWaitAfter: true });
  await expect.poll(() => server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  await look();
  gate.open();
  await expect(page).toHaveURL('/thank-you');
  expect(await seenWhileLeaving(page)).toEqual({ isSubmitDisabled: true, name: 'Ada Byron' });
  await page.goBack();
  await expect(quoteControls(form).name).toHaveValue('');
  await expect(quoteControls(form).submit).toBeEnabled();
});

/* Observes a page while it navigates, when tests can't query it and can't fake its clock. These are the
   only timers that tests set (CONTRIBUTING.md#how-we-write). */

/** Visible state of a form. */
interface SeenForm {
  readonly isSubmitDisabled: boolean;
  readonly name: string | undefined;
}

const seenKey = 'seen-while-leaving';

/**
 * Makes the page inspect a form once, `afterMs` after the lead was sent, when nothing changes any more.
 * Returns a function that waits for it; `seenWhileLeaving` reads the result on the next page.
 */
async function lookWhileLeaving(form: Locator, afterMs: number): Promise<() => Promise<unknown>> {
  const looking = form.page().waitForRequest('**/has-looked');
  await form.evaluate(
    (tag, { key, delayMs }) => {
      addEventListener('painting-success', () => setTimeout(look, delayMs));
      function look(): void {
        const button = tag.shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]');
        const name = tag.shadowRoot?.querySelector<HTMLInputElement>('[name=name]');
        const seen = { isSubmitDisabled: button?.ariaDisabled === 'true', name: name?.value };
        sessionStorage.setItem(key, JSON.stringify(seen));
        navigator.sendBeacon('/has-looked');
      }
    },
    { key: seenKey, delayMs: afterMs },
  );
  return () => looking;
}

/** The previous page's observation; must be the same origin. */
async function seenWhileLeaving(page: Page): Promise<SeenForm> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), seenKey);
  return JSON.parse(text ?? '{}');
}
