import { formatMoney } from '../../../shared/money';
import { texts } from '../../../shared/texts';
import { client, fillEstimator, sendLead, visitor } from '../../support/driver/leads';
import { playwrightDriver } from '../../support/driver/playwright-driver';
import { expect, test } from '../../support/page/flow-test';
import { accessFaults, bringInspectors, outlineFaultsOf } from '../../support/page/page-faults';
import { untilReady } from '../../support/page/until-ready';
import { mapleBrush, mapleBrushDist, mapleBrushOfServer, mapleBrushPages } from './maple-brush';

// The second business in a browser: its pages and flows must not depend on the first one.

test.use({ served: { distFolder: mapleBrushDist, business: mapleBrushOfServer } });

const thanks = texts.fr.thankYou;

/** Alternating sizes per page. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Every fifth page; releases open all, and run the tests of pages on this business. */
const pagesBetween = process.env.MATRIX === 'all' ? 1 : 5;

for (const [index, { address }] of mapleBrushPages().entries()) {
  if (index % pagesBetween !== 0) continue;
  const screen = screens[index % 2 === 0 ? 0 : 1];
  test(`${address} is entirely in French and meets WCAG 2.2 AA at ${screen.width} px`, async ({ page }) => {
    await bringInspectors(page);
    await page.setViewportSize(screen);
    await page.goto(address);
    await untilReady(page);
    expect(await accessFaults(page)).toEqual([]);
    expect(await outlineFaultsOf(page)).toEqual([]);
    expect(await page.locator('[lang]:not([lang|="fr"], template)').count()).toBe(0);
    await expect(page.locator('.base').first()).toHaveAttribute('lang', 'fr');
  });
}

test('a quote request reaches the business and is confirmed in French', async ({ page, server }) => {
  await page.goto('/painting/contact/');
  await untilReady(page);
  await sendLead(playwrightDriver(page.locator('main painting-quote-form')), visitor, 'fr');
  await expect(page).toHaveURL('/painting/thank-you/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous joindre');
  await expect(
    page.getByRole('heading', { level: 2, name: texts.fr.thankYou.contact.heading }),
  ).toBeVisible();
  const [notification, confirmation] = await server.mails();
  expect(notification).toMatchObject({ to: mapleBrush.email, replyTo: visitor.email });
  expect(notification?.text).toContain(visitor.message);
  expect(confirmation).toMatchObject({ to: visitor.email });
  expect(confirmation?.subject).toContain(`Nous avons reçu votre demande – ${mapleBrush.name}`);
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test("a small estimate costs the business's minimum, on the page and in both mails", async ({
  page,
  server,
}) => {
  await server.failEstimate({ status: 200, body: '{"totalCost":123.4}', contentType: 'application/json' });
  await page.goto('/painting/estimator/');
  await untilReady(page);
  const driver = playwrightDriver(page.locator('painting-estimator'));
  await fillEstimator(driver, 'general', 'fr');
  await driver.press(texts.fr.estimator.calculate);
  await expect(page).toHaveURL('/painting/thank-you/');
  const minimum = formatMoney(mapleBrush.minimumOrder, 'fr');
  const main = page.getByRole('main');
  await expect(main).toContainText(minimum);
  await expect(main).toContainText(formatMoney(123.4, 'fr'));
  await expect(page.locator('painting-thank-you').getByRole('heading', { level: 2 }).first()).toHaveText(
    texts.fr.thankYou.estimate.heading,
  );
  const [team, customer] = await server.mails();
  expect(team).toMatchObject({ to: mapleBrush.email, replyTo: client.email });
  expect(customer?.text).toContain(minimum);
  expect(customer?.subject).toContain(mapleBrush.name);
  await page.reload();
  await expect(main).toContainText(minimum);
});

test('tags speak French on a page without a language', async ({ page }) => {
  await page.goto('/painting/');
  await untilReady(page);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang');
    document.body.prepend(document.createElement('painting-estimator'));
  });
  await expect(page.locator('painting-estimator').getByText(texts.fr.estimator.contact.submit)).toBeVisible();
  expect(thanks.contact.heading).not.toBe(texts.en.thankYou.contact.heading);
});

test('an unknown address below the base path gets the 404 page', async ({ page }) => {
  const answer = await page.goto('/painting/inconnue/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});

test('a former service address redirects to the current one', async ({ page }) => {
  await page.goto('/painting/services/menuiserie');
  await expect(page).toHaveURL('/painting/services/boiseries-patrimoniales/');
});
