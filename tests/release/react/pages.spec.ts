import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { fillQuoteForm, quoteControls } from '../../support/page/quote-form';
import { expect, test } from '../../support/page/site-test';
import { untilReady } from '../../support/page/until-ready';
import { builtFolder } from '../../support/server/built-folder';

// The site built with RUNTIME=react, whose script renders with React over the prerendered markup (`npm test -- react`).
// The tests of tags on React (`npm test -- tags-on-react`) hold the rest.

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

for (const address of ['/', '/estimator']) {
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
