import { contactControls, fillContactForm, visitor } from '../support/playwright/contact-form';
import { dollars, estimatorControls, goToCalculator } from '../support/playwright/estimator';
import { expect, test } from '../support/playwright/flow-test';
import { hostPage } from '../support/playwright/host-page';

test("a quote form on somebody else's page reaches the business without a single setting", async ({
  page,
  provider,
  elsewhere,
}) => {
  await page.goto(
    elsewhere.show('/quote', hostPage(provider.origin, '<painting-quote-form></painting-quote-form>')),
  );
  const form = page.locator('painting-quote-form');
  await fillContactForm(form);
  await contactControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeFocused();
  await expect(form.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
    'href',
    `${provider.origin}/`,
  );
  expect(page.url()).toBe(`${elsewhere.origin}/quote`);
  expect(await provider.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test("an estimator on somebody else's page shows the price in place", async ({
  page,
  provider,
  elsewhere,
}) => {
  await page.goto(
    elsewhere.show('/price', hostPage(provider.origin, '<painting-estimator></painting-estimator>')),
  );
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).wallSqft.fill('1000');
  await estimatorControls(estimator).calculate.click();
  await expect(estimator.getByRole('heading', { name: 'Your Estimate is Ready!' })).toBeFocused();
  const price = dollars(await provider.priceOf((await provider.estimateCalls())[0] as object));
  await expect(estimator).toContainText(`Total Estimated Cost${price}`);
  expect(await provider.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test('who embeds the tag travels with the lead', async ({ page, provider, elsewhere }) => {
  const tag = '<painting-quote-form source="neighbour"></painting-quote-form>';
  await page.goto(elsewhere.show('/source', hostPage(provider.origin, tag)));
  const form = page.locator('painting-quote-form');
  await fillContactForm(form);
  await contactControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  const [notification] = await provider.sendCalls();
  expect(notification?.params.lead_source).toContain('neighbour');
});

test('an address that is code is never gone to: the integrator is told, the visitor thanked in place', async ({
  page,
  provider,
  elsewhere,
  pageConsole,
}) => {
  const tag = `<painting-quote-form thank-you-url="javascript:document.title='taken over'"></painting-quote-form>`;
  await page.goto(elsewhere.show('/code', hostPage(provider.origin, tag)));
  const form = page.locator('painting-quote-form');
  await fillContactForm(form);
  await contactControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  await expect(page).toHaveTitle('Elsewhere');
  expect(pageConsole.lines).toHaveLength(1);
  expect(pageConsole.lines[0]).toMatch(/^error: <painting-quote-form>.*thank-you-url.*javascript:/);
  pageConsole.expected.push(...pageConsole.lines);
});

test('a page that prevents painting-success keeps the visitor', async ({ page, provider, elsewhere }) => {
  const tag = '<painting-quote-form thank-you-url="/elsewhere-thanks"></painting-quote-form>';
  await page.goto(elsewhere.show('/prevented', hostPage(provider.origin, tag)));
  const form = page.locator('painting-quote-form');
  await page.evaluate(() => addEventListener('painting-success', (event) => event.preventDefault()));
  await fillContactForm(form);
  await contactControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  expect(page.url()).toBe(`${elsewhere.origin}/prevented`);
});

test.describe('in a sandboxed frame, which has no storage', () => {
  const framed = (origin: string, tag: string) =>
    `<!doctype html><title>Frame</title><link rel="icon" href="data:,">
<iframe sandbox="allow-scripts" width="900" height="1400" srcdoc="${hostPage(origin, tag).replaceAll('"', '&quot;')}"></iframe>`;

  test('the contact form delivers its lead and thanks in place', async ({ page, provider, elsewhere }) => {
    const tag = '<painting-quote-form thank-you-url="/thank-you"></painting-quote-form>';
    await page.goto(elsewhere.show('/framed-form', framed(provider.origin, tag)));
    const form = page.frameLocator('iframe').locator('painting-quote-form');
    await fillContactForm(form);
    await contactControls(form).submit.click();
    await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
    expect(await provider.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
    expect((await provider.mails())[0]?.text).toContain(visitor.message);
  });

  test('the contact form is sent by Enter, too', async ({ page, provider, elsewhere }) => {
    await page.goto(
      elsewhere.show('/framed-enter', framed(provider.origin, '<painting-quote-form></painting-quote-form>')),
    );
    const form = page.frameLocator('iframe').locator('painting-quote-form');
    await fillContactForm(form);
    await contactControls(form).name.press('Enter');
    await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
    expect(await provider.delivered()).toHaveLength(2);
  });

  test('the estimator gives its price and thanks in place', async ({ page, provider, elsewhere }) => {
    const tag = '<painting-estimator keep-draft thank-you-url="/thank-you"></painting-estimator>';
    await page.goto(elsewhere.show('/framed-price', framed(provider.origin, tag)));
    const estimator = page.frameLocator('iframe').locator('painting-estimator');
    await goToCalculator(estimator, 'specificRooms');
    await estimatorControls(estimator).wallSqft.fill('400');
    await estimatorControls(estimator).calculate.click();
    await expect(estimator.getByRole('heading', { name: 'Your Estimate is Ready!' })).toBeVisible();
    expect(await provider.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
  });
});
