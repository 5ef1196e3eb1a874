import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { readBusiness } from '../../../build/business/business';
import { en } from '../../../shared/locales/en';
import { estimatorControls, goToCalculator } from '../../support/page/estimator';
import { fillQuoteForm, quoteControls } from '../../support/page/quote-form';
import { expect, test } from '../../support/page/site-test';
import { untilReady } from '../../support/page/until-ready';
import { builtFolder } from '../../support/server/built-folder';

const business = readBusiness();

// The site built with RUNTIME=react, whose script renders with React over the prerendered markup (`npm test --
// react`).

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** Content of each tag's root. */
function drawings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('painting-'))
      .map(({ localName, shadowRoot }) => {
        const nodes = [...(shadowRoot?.children ?? [])].map((node) => node.localName);
        return `${localName}: ${nodes.join(', ')}`;
      }),
  );
}

test("this build's script uses React", () => {
  expect(readFileSync(join(builtFolder, 'widgets/painting-widgets.js'), 'utf8')).toContain(
    'react.dev/errors',
  );
});

for (const address of ['/', '/contact', '/faqs', '/estimator']) {
  test(`${address} renders each tag once, with a question in each form`, async ({ page }) => {
    await visit(page, address);
    expect(await drawings(page)).not.toEqual([]);
    await expect
      .poll(async () => (await drawings(page)).filter((root) => !root.endsWith(': div')))
      .toEqual([]);
    const forms = page.locator('painting-quote-form');
    for (const form of await forms.all()) {
      await expect(form.getByLabel(/^Answer:.*\d/)).toBeVisible();
    }
  });
}

test('a quote request is delivered', async ({ page, server }) => {
  await visit(page, '/contact');
  const form = page.getByRole('main').locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL('/thank-you');
  expect(await server.delivered()).toEqual(['contactNotification', 'contactConfirmation']);
});

test('an estimate is delivered', async ({ page, server }) => {
  await visit(page, '/estimator');
  const estimator = page.locator('painting-estimator');
  await goToCalculator(estimator, 'specificRooms');
  await estimatorControls(estimator).calculate.click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('main')).toContainText(en.thankYou.total);
  expect(await server.delivered()).toEqual(['estimatorTeam', 'estimatorCustomer']);
});

test('one answer is open at a time', async ({ page }) => {
  await visit(page, '/faqs');
  const questions = page.locator('painting-faq details');
  const open = page.locator('painting-faq details[open]');
  await expect(open).toHaveCount(1);
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveJSProperty('open', true);
  await expect(open).toHaveCount(1);
});

test('both carousels move', async ({ page }) => {
  await visit(page, '/');
  for (const tag of ['painting-carousel', 'painting-review-carousel']) {
    const carousel = page.locator(tag);
    const position = carousel.locator('[part=position]');
    const before = await position.textContent();
    await carousel.getByRole('button', { name: en.carousel.next }).click();
    await expect(position).not.toHaveText(before ?? '');
  }
});

test('the map lists the towns', async ({ page }) => {
  await visit(page, '/contact');
  const [town = ''] = business.serviceArea.towns;
  const names = page.locator('painting-service-map').locator('label');
  await expect(names.filter({ hasText: town })).toBeVisible();
});
