import { en } from '../../shared/locales/en';
import { client, estimatorControls, openCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { holdScript } from '../support/page/hold-script';
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

  test('values filled into the quote form without events are sent', async ({ page, server }) => {
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    const mathAnswer = await solveChallenge(form);
    await form.evaluate(fillSilently, { ...visitor, mathAnswer });
    await quoteControls(form).submit.click();
    await expect(page).toHaveURL('/thank-you');
    const [notification] = await server.sendCalls();
    expect(notification?.params).toMatchObject({
      client_name: visitor.name,
      client_phone: visitor.phone,
      client_email: visitor.email,
      client_address: visitor.address,
      client_message: visitor.message,
    });
  });

  test('values filled into the estimator without events are used and sent', async ({ page, server }) => {
    await page.goto('/estimator');
    const estimator = page.locator('painting-estimator');
    await expect(estimatorControls(estimator).firstName).toBeVisible();
    await estimator.evaluate(fillSilently, client);
    await estimatorControls(estimator).toOptions.click();
    await estimatorControls(estimator).wholeCondo.click();
    await expect(estimatorControls(estimator).wallSqft).toBeVisible();
    await estimator.evaluate(fillSilently, { wallSqft: '432', doors: '4' });
    await estimatorControls(estimator).calculate.click();
    await expect(page).toHaveURL('/thank-you');
    expect(await server.estimateCalls()).toEqual([expect.objectContaining({ wallSqft: 432, doors: 4 })]);
    const [team] = await server.sendCalls();
    expect(team?.params).toMatchObject({ client_name: 'Grace Hopper', client_phone: client.phone });
  });

  test('fast typing loses no letter', async ({ page, server }) => {
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    const answer = await solveChallenge(form);
    await quoteControls(form).name.focus();
    for (const text of [visitor.name, visitor.phone, visitor.email, visitor.address, answer]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('As soon as you can');
    await quoteControls(form).submit.click();
    await expect(page).toHaveURL('/thank-you');
    const [notification] = await server.sendCalls();
    expect(notification?.params).toMatchObject({
      client_name: visitor.name,
      client_phone: visitor.phone,
      client_email: visitor.email,
      client_address: visitor.address,
      client_message: 'As soon as you can',
    });
  });

  test('text typed before the script loads is kept and can be sent', async ({ page, server }) => {
    const release = await holdScript(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = page.locator('main painting-quote-form');
    await quoteControls(form).name.fill(visitor.name);
    await quoteControls(form).submit.click();
    await expect(page).toHaveURL('/contact');
    await release();
    const mathAnswer = await solveChallenge(form);
    await expect(quoteControls(form).name).toHaveValue(visitor.name);
    await quoteControls(form).phone.fill(visitor.phone);
    await quoteControls(form).email.fill(visitor.email);
    await quoteControls(form).address.fill(visitor.address);
    await quoteControls(form).mathAnswer.fill(mathAnswer);
    await quoteControls(form).submit.click();
    await expect(page).toHaveURL('/thank-you');
    const [notification] = await server.sendCalls();
    expect(notification?.params).toMatchObject({ client_name: visitor.name });
  });

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

  test('leaving an invalid field does not move the button from under the click', async ({ page, server }) => {
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    const { email, submit } = quoteControls(form);
    await fillQuoteForm(form, { ...visitor, email: 'ada@' });
    await email.focus();
    const before = await submit.boundingBox();
    await page.keyboard.press('Tab');
    expect(await submit.boundingBox()).toEqual(before);
    await email.fill(visitor.email);
    await submit.click();
    await expect(page).toHaveURL('/thank-you');
    expect(await server.delivered()).toHaveLength(2);
  });

  for (const clickCount of [2, 3]) {
    test(`${clickCount} clicks on Submit are one lead`, async ({ page, server }) => {
      await page.goto('/contact');
      const form = page.locator('main painting-quote-form');
      await fillQuoteForm(form);
      await quoteControls(form).submit.click({ clickCount });
      await expect(page).toHaveURL('/thank-you');
      expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
    });
  }

  test('pressing Enter repeatedly is one lead', async ({ page, server }) => {
    await server.failMail({ template: 'contactNotification', kind: 'slow' });
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    await fillQuoteForm(form);
    await quoteControls(form).email.focus();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/thank-you');
    expect(await server.sendCalls()).toHaveLength(2);
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

  test('three clicks on Calculate Cost are one lead', async ({ page, server }) => {
    const estimator = await openCalculator(page, 'wholeCondo');
    await estimatorControls(estimator).calculate.click({ clickCount: 3 });
    await expect(page).toHaveURL('/thank-you');
    expect(await server.estimateCalls()).toHaveLength(1);
    expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
  });
});

test.describe('keyboard', () => {
  test('the quote form can be filled in and sent by keyboard', async ({ page, server }) => {
    await page.goto('/contact');
    const form = page.locator('main painting-quote-form');
    const { name, submit } = quoteControls(form);
    await skipToContent(page);
    await tabTo(page, name);
    await typeThrough(page, [
      visitor.name,
      visitor.phone,
      visitor.email,
      visitor.address,
      await solveChallenge(form),
      'By keyboard',
    ]);
    await expect(submit).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/thank-you');
    expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
  });

  test('after a failed send, one key retries', async ({ page, server }) => {
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
  });

  test('the quote modal opens, traps the focus, closes by Escape and restores the focus', async ({
    page,
  }) => {
    await page.goto('/about');
    await untilReady(page);
    const opener = page.getByRole('main').locator('[data-painting-quote]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const modal = page.locator('painting-quote-modal');
    await expect(modal.getByRole('dialog', { name: en.quoteModal.title })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada');
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.localName);
      expect(['painting-quote-modal', 'body']).toContain(focused);
    }
    await page.keyboard.press('Escape');
    await expect(modal.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
