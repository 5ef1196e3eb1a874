import type { Locator } from 'playwright/test';
import { dollars, estimatorControls, openCalculator } from '../support/page/estimator';
import { expectToast } from '../support/page/expect-toast';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';

// One test per row of the error catalogue, in order (docs/behaviour.md#61-error-catalogue); the toast itself is in
// tests/widgets/quote-form-sending.test.tsx.

const refusal = 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin';

test('an invalid quote form marks its fields and sends nothing', async ({ page, server }) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  const { name, phone, email, address, mathAnswer, message, submit } = quoteControls(form);
  await submit.click();
  for (const [field, text] of [
    [name, 'Name is required'],
    [phone, 'Phone is required'],
    [email, 'Email is required'],
    [address, 'Address is required'],
    [mathAnswer, 'Keeps robots out. Answer is required'],
  ] as const) {
    await expectError(field, text);
  }
  await expect(message).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();

  await name.fill('A');
  await phone.fill('416-555-0123');
  await email.fill('ada@example');
  await address.fill('12 A');
  await mathAnswer.fill('99');
  await submit.click();
  for (const [field, text] of [
    [name, 'Name must be at least 2 characters'],
    [phone, 'Phone must be a valid 10-digit Canadian number'],
    [email, 'Invalid email address'],
    [address, 'Address must be at least 5 characters'],
    [mathAnswer, 'Keeps robots out. Incorrect answer'],
  ] as const) {
    await expectError(field, text);
  }
  expect(await server.sendCalls()).toEqual([]);
});

test('an invalid contact step of the estimator shows messages under its fields and stays on step 1', async ({
  page,
  server,
}) => {
  await page.goto('/estimator');
  const estimator = page.locator('painting-estimator');
  const { firstName, familyName, address, email, phone, toOptions } = estimatorControls(estimator);
  await toOptions.click();
  for (const [field, text] of [
    [firstName, 'Name is required'],
    [familyName, 'Family Name is required'],
    [address, 'Address is required'],
    [email, 'Email is required'],
    [phone, 'Phone number is required'],
  ] as const) {
    await expectError(field, text);
  }
  await address.fill('34 C');
  await email.fill('grace@');
  await toOptions.click();
  await expectError(address, 'Address must be at least 5 characters');
  await expectError(email, 'Invalid email');
  await expect(estimator).toContainText('Step 1 of 3');
  expect(await server.estimateCalls()).toEqual([]);
});

test("a failed notification of the quote form shows a toast with the service's text and keeps the input", async ({
  page,
  server,
}) => {
  await server.failMail({ template: 'contactNotification', status: 400, body: refusal });
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expectToast(form, `Failed to send message: ${refusal}`);
  await expect(page).toHaveURL('/contact');
  for (const field of ['name', 'phone', 'email', 'address', 'message'] as const) {
    await expect(quoteControls(form)[field]).toHaveValue(visitor[field]);
  }
  await expect(quoteControls(form).mathAnswer).not.toHaveValue('');
  expect(await server.sendCalls()).toHaveLength(1);

  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('a failed confirmation of the quote form goes unnoticed by the visitor', async ({ page, server }) => {
  await server.failMail({
    template: 'contactConfirmation',
    status: 422,
    body: 'The recipients address is empty',
  });
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await server.delivered()).toEqual(['contactNotification']);
});

test('a failed estimate of a whole condo shows a toast and can be retried', async ({ page, server }) => {
  await server.failEstimate({ status: 500, body: '{"error":"no rates"}', contentType: 'application/json' });
  const estimator = await openCalculator(page, 'wholeCondo');
  const { wallSqft, calculate } = estimatorControls(estimator);
  await wallSqft.fill('700');
  await calculate.click();
  await expectToast(
    estimator,
    'Failed to calculate your estimate. Please try again later or contact us directly.',
  );
  await expect(calculate).toBeEnabled();
  await expect(wallSqft).toHaveValue('700');
  expect(await server.sendCalls()).toEqual([]);
  await calculate.click();
  await expect(page).toHaveURL('/thank-you');
});

test('a failed estimate of specific rooms shows an alert and can be retried', async ({ page, server }) => {
  await server.failEstimate({ status: 500 });
  const estimator = await openCalculator(page, 'specificRooms');
  const { wallSqft, calculate } = estimatorControls(estimator);
  await wallSqft.fill('200');
  const alert = page.waitForEvent('dialog');
  const click = calculate.click();
  expect((await alert).type()).toBe('alert');
  expect((await alert).message()).toBe('Failed to calculate estimate. Please try again.');
  await (await alert).accept();
  await click;
  await expect(calculate).toBeEnabled();
  await expect(wallSqft).toHaveValue('200');
  await calculate.click();
  await expect(page).toHaveURL('/thank-you');
});

test('a failed team mail of the estimator shows a toast that persists on the thank-you page', async ({
  page,
  server,
}) => {
  await server.failMail({ template: 'estimatorTeam', status: 412, body: 'Gmail_API: Invalid grant' });
  const estimator = await openCalculator(page, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  const toast = 'Failed to send message: Gmail_API: Invalid grant';
  await expectToast(estimator, toast);
  await expect(page).toHaveURL('/thank-you');
  await expectToast(page, toast);
  await expect(page.getByRole('heading', { name: 'Your Estimate is Ready!' })).toBeVisible();
  expect(await server.delivered()).toContain('estimatorCustomer');
});

test('a failed confirmation of the estimator shows a toast and keeps the price; a retry sends only the missing mail', async ({
  page,
  server,
}) => {
  await server.failMail({ template: 'estimatorCustomer', status: 400, body: refusal });
  const estimator = await openCalculator(page, 'wholeCondo');
  const { wallSqft, calculate, result } = estimatorControls(estimator);
  await wallSqft.fill('900');
  await calculate.click();
  await expectToast(estimator, `Failed to send confirmation email: ${refusal}`);
  await expect(page).toHaveURL('/estimator');
  const price = dollars(await server.priceOf((await server.estimateCalls())[0] as object));
  await expect(result).toContainText(price);
  await expect(calculate).toBeEnabled();

  await calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('main')).toContainText(`Total Estimated Cost ${price}`);
  expect((await server.sendCalls()).map(({ template }) => template)).toEqual([
    'estimatorTeam',
    'estimatorCustomer',
    'estimatorCustomer',
  ]);
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test("a missing article shows 'Article Not Found' and a link back to the blog", async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "The article you're looking for doesn't exist or has been removed.",
  );
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test("a missing page shows 'Not Found'", async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Not Found');
});

test('the thank-you page without a valid state redirects home silently', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('the only room cannot be removed, and Undo restores a removed one', async ({ page, pageConsole }) => {
  const estimator = await openCalculator(page, 'specificRooms');
  const rooms = estimator.getByRole('group', { name: /^Room \d/ });
  const removeButtons = estimator.getByRole('button', { name: /^Remove Room/ });
  pageConsole.expected.push('warning: The last room of an estimate cannot be removed.');
  await removeButtons.press('Enter');
  await expect(rooms).toHaveCount(1);
  await estimator.getByRole('button', { name: '+ Add Another Room' }).click();
  await expect(rooms).toHaveCount(2);
  await estimatorControls(estimator).wallSqft.first().fill('350');
  await estimator.getByRole('button', { name: 'Remove Room 1' }).click();
  await expect(rooms).toHaveCount(1);
  await estimator.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(rooms).toHaveCount(2);
  await expect(estimatorControls(estimator).wallSqft.first()).toHaveValue('350');
});

async function expectError(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}
