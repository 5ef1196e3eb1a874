import { en } from '../../shared/locales/en';
import { estimatorControls, giveContactInfo, openCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { untilReady } from '../support/page/until-ready';
import { lookWhileLeaving, seenWhileLeaving, stopWhileLeaving } from '../support/page/while-leaving';

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

test('after a failed confirmation and a reload, the same project sends only the confirmation', async ({
  page,
  server,
}) => {
  await server.failMail({ template: 'estimatorCustomer', status: 422, body: 'Not now', times: 1 });
  const estimator = await openCalculator(page, 'wholeCondo');
  const controls = estimatorControls(estimator);
  await controls.wallSqft.fill('900');
  await controls.calculate.click();
  await expect(page.locator('.toast')).toContainText('Not now');
  await page.reload();
  await expect(controls.wallSqft).toHaveValue('900');
  await controls.calculate.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
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

for (const flow of ['estimator', 'contact form'] as const) {
  test(`stopping the way to the thank-you page shows the thanks in place of the ${flow}`, async ({
    page,
  }) => {
    await page.route('**/thank-you', () => {});
    await stopWhileLeaving(page, 500);
    if (flow === 'estimator') {
      const controls = estimatorControls(await openCalculator(page, 'wholeCondo'));
      await controls.wallSqft.fill('900');
      await controls.calculate.click({ noWaitAfter: true });
    } else {
      await page.goto('/contact');
      const form = page.locator('main painting-quote-form');
      await fillQuoteForm(form);
      await quoteControls(form).submit.click({ noWaitAfter: true });
    }
    await expect(
      page.getByRole('heading', { name: /Your Estimate is Ready!|Thank You for Contacting Us!/ }),
    ).toBeVisible({ timeout: 15_000 });
  });
}

test('a modal closed while sending says thanks when reopened, then starts afresh', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const body = `<button data-painting-quote>Quote</button>
    <painting-quote-modal email-url="${server.origin}"></painting-quote-modal>`;
  await page.goto(thirdPartySite.show('/modal', hostPage(server.origin, body)));
  const modal = page.locator('painting-quote-modal');
  const opener = page.getByRole('button', { name: 'Quote', exact: true });
  await untilReady(page);
  await opener.click();
  await fillQuoteForm(modal);
  const sent = modal.evaluate(
    (tag) => new Promise((resolve) => tag.addEventListener('painting-success', () => resolve(true))),
  );
  await quoteControls(modal).submit.click();
  await page.keyboard.press('Escape');
  await expect(modal.getByRole('dialog')).toBeHidden();
  await expect.poll(() => server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  await sent;
  await opener.click();
  await expect(modal.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(quoteControls(modal).name).toHaveValue('');
});

test('a price is rounded alike in the wizard, the mails and on the thank-you page', async ({
  page,
  server,
}) => {
  await page.route('**/api/estimate', (route) => route.fulfill({ json: { totalCost: 1237.915 } }));
  const controls = estimatorControls(await openCalculator(page, 'wholeCondo'));
  await controls.wallSqft.fill('900');
  await controls.calculate.click();
  await expect(page).toHaveURL('/thank-you');
  const shown = await page
    .getByRole('main')
    .getByText(/\$1,237\.9\d/)
    .first()
    .textContent();
  const price = /\$1,237\.9\d/.exec(shown ?? '')?.[0] ?? 'no price';
  for (const { text } of await server.mails()) expect(text).toContain(price);
});

test('a French visitor reads in French why the mail service did not answer', async ({
  page,
  thirdPartySite,
  server,
}) => {
  const body = '<painting-quote-form email-url="http://localhost:1/"></painting-quote-form>';
  await page.goto(thirdPartySite.show('/french', hostPage(server.origin, body)));
  const form = page.locator('painting-quote-form');
  await fillQuoteForm(form);
  await form.evaluate((tag) => tag.setAttribute('lang', 'fr'));
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.locator('.toast')).toContainText(
    "L'envoi du message a échoué : le service ne répond pas",
  );
});
