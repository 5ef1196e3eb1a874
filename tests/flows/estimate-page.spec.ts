import { parse } from 'node-html-parser';
import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { afterLeadTexts } from '../../shared/locales/after-lead';
import { estimatePageTexts } from '../../shared/locales/estimate-page';
import { bringAxe, expectNoViolations } from '../support/page/axe';
import { cutAtEachWidth, fontSetting } from '../support/page/cut-text';
import { dollars, estimatorControls, goToCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { tabTo } from '../support/page/keyboard';
import { linkedPath } from '../support/page/linked-path';
import { fillQuoteForm } from '../support/page/quote-form';
import type { TestServer } from '../support/server/test-server';

const words = estimatePageTexts.en;
const { visit } = afterLeadTexts.en;
const dayMs = 24 * 60 * 60_000;

/** How far the server's clock is ahead. */
let aheadMs = 0;

test.use({ served: [{ now: () => Date.now() + aheadMs }, { scope: 'worker' }] });
test.beforeEach(() => {
  aheadMs = 0;
});

/** Sends an estimate, and lets a day pass. */
async function estimateOfYesterday(page: Page, path = '/estimator'): Promise<void> {
  await page.goto(path);
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  aheadMs += dayMs;
}

/** A browser that was never here, as small as a phone. */
async function freshPage(browser: Browser, server: TestServer, options = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    ...options,
  });
  return context.newPage();
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('a customer opens a day-old mail on another device and gets a visit, by keyboard alone', async ({
  page,
  browser,
  server,
}) => {
  await estimateOfYesterday(page);
  const path = linkedPath(await server.mails());
  const phone = await freshPage(browser, server);
  await bringAxe(phone);
  await phone.goto(path);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.titles.estimate);
  await expectNoViolations(phone, 'a new estimate');
  const boxes = phone.getByRole('group', { name: visit.heading }).getByRole('checkbox');
  for (const box of [boxes.nth(0), boxes.nth(3)]) {
    await tabTo(phone, box);
    await phone.keyboard.press('Space');
  }
  await tabTo(phone, phone.getByRole('textbox', { name: words.visitNote }));
  await phone.keyboard.type('Ring twice');
  await press(phone, visit.send);
  await expect(phone.getByRole('status')).toHaveText(words.done.visit);
  await expectNoViolations(phone, 'an estimate with a wish');

  aheadMs += 3 * 60_000;
  const asked = (await server.mails()).find(({ template }) => template === 'visitor-added');
  const confirm =
    parse(asked?.html ?? '')
      .querySelector('a[href*="confirm="]')
      ?.getAttribute('href') ?? '';
  await page.goto(confirm.slice(new URL(confirm).origin.length));
  await page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await expect(page.getByRole('status')).toHaveText('The visit is confirmed.');
  await phone.goto(path);
  await expect(phone.getByRole('heading', { level: 2, name: /^Your visit: / })).toBeVisible();
  const invited = (await server.mails()).find(({ template }) => template === 'visit-to-visitor');
  expect(invited?.invitation).toContain('METHOD:REQUEST');
  expect(await server.leads()).toContainEqual(expect.objectContaining({ contactedAt: expect.any(String) }));
});

test("'Change something' opens the estimator with the answers, and its price is a new version", async ({
  page,
  browser,
  server,
}) => {
  await estimateOfYesterday(page);
  const path = linkedPath(await server.mails());
  const [before] = (await server.leads()).slice(-1);
  const phone = await freshPage(browser, server);
  await phone.goto(path);
  await press(phone, words.change);
  await expect(phone).toHaveURL('/estimator');
  const estimator = phone.locator('painting-estimator');
  await expect(estimator.locator('.last-price')).toContainText(before?.reference ?? '');
  await estimatorControls(estimator).wallSqft.fill('900');
  await estimatorControls(estimator).calculate.click();
  await expect(phone).toHaveURL('/thank-you');
  const [after] = (await server.leads()).slice(-1);
  expect(after).toMatchObject({ reference: before?.reference, replaces: before?.leadId });
  await phone.goto(path);
  await expect(phone.locator('.receipt .price')).toHaveText(dollars(after?.price?.totalCost ?? 0));
});

test('a French customer without script, at 200 % zoom, asks for a visit, sends a photo and says not now', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/contact');
  const form = page.locator('main painting-quote-form');
  await fillQuoteForm(form);
  await form.evaluate((tag) => tag.setAttribute('lang', 'fr'));
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/thank-you');
  const french = estimatePageTexts.fr;
  // Half a laptop's window.
  const plain = await freshPage(browser, server, {
    javaScriptEnabled: false,
    viewport: { width: 640, height: 400 },
  });
  await plain.goto(linkedPath(await server.mails()));
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(french.titles.contact);
  await plain.getByRole('checkbox').first().check();
  await plain.getByRole('button', { name: afterLeadTexts.fr.visit.send }).click();
  await expect(plain.getByRole('status')).toHaveText(french.done.visit);
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer();
  await plain.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await plain.getByRole('button', { name: french.photosSend }).click();
  await expect(plain.getByRole('status')).toHaveText(french.done.photos);
  await expect(plain.locator('.photos img')).toBeVisible();
  await plain.getByRole('button', { name: french.notNow }).click();
  await expect(plain.getByRole('status')).toHaveText(`${french.done['not-now']} ${french.stillVisit}`);
  for (const width of [640, 320, 195]) {
    await plain.setViewportSize({ width, height: 400 });
    const right = await plain
      .locator('body')
      .evaluate((body) => body.ownerDocument.documentElement.scrollWidth);
    expect(right).toBeLessThanOrEqual(width);
  }
});

test('the page of an estimate grows with a larger browser font, and nothing is cut', {
  tag: '@release',
}, async ({ page, server }) => {
  test.slow();
  await estimateOfYesterday(page);
  const path = linkedPath(await server.mails());
  const setFont = await fontSetting(page);
  await page.goto(path);
  const times = page.getByRole('group', { name: visit.heading }).getByRole('checkbox');
  await times.first().check();
  await page.getByRole('button', { name: visit.send }).click();
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const size of [24, 32]) {
    await setFont(size);
    await expect(page.locator('body')).toHaveCSS('font-size', `${size}px`);
    expect.soft(await cutAtEachWidth(page), `${size} px`).toEqual({});
  }
});
