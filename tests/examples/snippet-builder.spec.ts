import type { Page } from 'playwright/test';
import { tags } from '../../widgets/registry';
import { business } from '../support/business';
import { estimatorControls, goToCalculator } from '../support/page/estimator';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { bundleReactSnippet } from './bundle-react-snippet';
import { expect, test } from './examples-test';
import { newSyntaxIn } from './new-syntax-in';

type FormatLabel = 'Plain HTML' | 'WordPress' | 'Tag manager' | 'React 19' | 'Frame';

/** Text that would end an attribute, script, line or JSX expression if not escaped. */
const awkward = `Ask "us" & 'them' </script><b>{now}</b> \\ $&`;

test.beforeEach(async ({ page }) => {
  await page.goto('/snippet-builder');
});

test('offers every tag with its own options', async ({ page }) => {
  const offered = page.getByLabel('Which one').locator('option');
  await expect.poll(async () => (await offered.allTextContents()).sort()).toEqual([...tags].sort());
  await page.getByLabel('Which one').selectOption('painting-quote-form');
  await expect(page.getByLabel('background')).toHaveValue('none');
  await page.getByText('Services and keys').click();
  await expect(page.getByLabel('email-public-key')).toBeVisible();
  await page.getByLabel('Which one').selectOption('painting-service-map');
  await expect(page.getByLabel('background')).toHaveCount(0);
  await expect(page.getByLabel('radius-km')).toHaveAttribute(
    'placeholder',
    `${business.serviceArea.radiusKm}`,
  );
});

test('previews the choice live and sends nothing', async ({ page, server }) => {
  await page.getByLabel('Which one').selectOption('painting-quote-form');
  const form = page.locator('#stage painting-quote-form');
  await quoteControls(form).name.fill('Ada Byron');
  await page.getByLabel('heading').fill('A price for your rooms');
  await page.getByLabel('Theme').selectOption('meadow');
  await expect(form.getByRole('heading', { name: 'A price for your rooms' })).toBeVisible();
  await expect(quoteControls(form).submit).toHaveCSS('background-color', 'rgb(47, 107, 70)');
  await expect(quoteControls(form).name).toHaveValue('Ada Byron');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  expect(await server.sendCalls()).toEqual([]);
});

test('marks and omits invalid options', async ({ page }) => {
  await page.getByLabel('Which one').selectOption('painting-service-map');
  const radius = page.getByLabel('radius-km');
  await radius.fill('wide');
  await expect(radius).toHaveAttribute('aria-invalid', 'true');
  expect(await snippet(page, 'Plain HTML')).not.toContain('radius-km');
  await radius.fill('25');
  expect(await snippet(page, 'Plain HTML')).toContain('radius-km="25"');
});

test('copies the visible snippet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = await snippet(page, 'Plain HTML');
  expect(shown.split('\n')).toEqual([
    expect.stringMatching(/^<script src="[^"]+" defer><\/script>$/),
    '<painting-estimator>',
    expect.stringMatching(/^ {2}<a href="tel:.+<\/a>$/),
    '</painting-estimator>',
  ]);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});

for (const tag of tags) {
  test(`${tag}: the pasted snippet works`, async ({ page, thirdPartySite }) => {
    await page.getByLabel('Which one').selectOption(tag);
    await page.getByLabel('Language').selectOption('en');
    const lines = await snippet(page, 'Plain HTML');
    await page.goto(thirdPartySite.show('/pasted', blankPage(lines)));
    const pasted = page.locator(tag);
    if (tag === 'painting-quote-modal')
      await page.getByRole('link', { name: 'Request a free quote' }).click();
    const works = {
      'painting-quote-modal': pasted.getByRole('dialog').getByRole('button', { name: 'Submit' }),
      'painting-service-map': pasted.getByRole('region', { name: 'Map of the area we serve' }),
      'painting-faq': pasted.getByText('Its answer.').first(),
    }[tag];
    // It shows nothing until a lead was sent.
    if (tag === 'painting-thank-you') await expect(pasted.locator('[part~=base]')).toBeAttached();
    else await expect(works ?? pasted.locator('[part~=base] > *').first()).toBeVisible();
  });
}

for (const label of ['Plain HTML', 'WordPress', 'Tag manager', 'React 19'] as const) {
  test(`${label}: a pasted form with awkward option texts sends its lead`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await page.getByLabel('Which one').selectOption('painting-quote-form');
    await page.getByLabel('heading').fill(awkward);
    await page.getByLabel('source', { exact: false }).first().fill('builder');
    await page.getByLabel('Theme').selectOption('studio');
    await page.getByLabel('data-layer').check();
    await page.getByLabel(/SRI/).check();
    await expect(page.locator('#snippet')).toContainText('sha384-');
    const code = await snippet(page, label);
    expect(code).toContain(`${server.origin}/widgets/1.`);

    await page.goto(thirdPartySite.show('/pasted', await pastedInto(label, code, thirdPartySite)));
    const form = page.locator('painting-quote-form');
    await expect(form.getByRole('heading', { name: awkward })).toBeVisible();
    await expect(quoteControls(form).submit).toHaveCSS('background-color', 'rgb(23, 24, 26)');
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
    const [notification] = await server.sendCalls();
    expect(notification?.params.lead_details).toContain('Came from: source=builder; landing=/pasted');
    expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
      expect.objectContaining({ event: 'generate_lead', lead_kind: 'contact', source: 'builder' }),
    ]);
  });
}

test('the browser refuses a script that does not match its pin', async ({
  page,
  thirdPartySite,
  pageConsole,
}) => {
  await page.getByLabel(/SRI/).check();
  await expect(page.locator('#snippet')).toContainText('sha384-');
  const code = await snippet(page, 'Plain HTML');
  const [, address, hash = ''] = /src="([^"]+)" integrity="sha384-([^"]+)"/.exec(code) ?? [];
  const forged = code.replace(hash, `AAAA${hash.slice(4)}`);
  pageConsole.expected.push(
    `error: Failed to find a valid digest in the 'integrity' attribute for resource '${address}' with computed SHA-384 integrity '${hash}'. The resource has been blocked.`,
  );
  await page.goto(thirdPartySite.show('/forged', blankPage(forged)));
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('painting-estimator') === undefined)).toBe(true);
});

test('WordPress: the snippet is a Custom HTML block', async ({ page }) => {
  expect(await snippet(page, 'WordPress')).toMatch(/^<!-- wp:html -->\n[\s\S]+\n<!-- \/wp:html -->$/);
});

test('Tag manager: the loader is ES5, and shows one tag however often it runs', async ({
  page,
  thirdPartySite,
}) => {
  const code = await snippet(page, 'Tag manager');
  expect(newSyntaxIn(code.replace(/^<script>|<\/script>$/g, ''))).toEqual([]);
  // First while the page loads, then twice at its end, as tag managers do on every address change.
  const html = `<!doctype html><html lang="en"><head><title>Blank</title>${code}</head><body><main></main>${code}${code}</body></html>`;
  await page.goto(thirdPartySite.show('/managed', html));
  const estimator = page.locator('main painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(estimator.getByRole('heading', { name: 'Your Estimate is Ready!' })).toBeVisible();
  await expect(page.locator('painting-estimator')).toHaveCount(1);
});

test('Tag manager: nothing happens without the target element', async ({ page, thirdPartySite }) => {
  await page.getByText('Tag manager').click();
  await page.getByLabel('CSS selector').fill('#not-there');
  const code = await snippet(page, 'Tag manager');
  await page.goto(thirdPartySite.show('/managed', blankPage(code)));
  await expect(page.locator('painting-estimator')).toHaveCount(0);
  expect(await page.evaluate(() => document.scripts.length)).toBe(1);
});

test('Frame: the snippet shows the form with its options at its full height', async ({
  page,
  thirdPartySite,
}) => {
  await page.getByLabel('Which one').selectOption('painting-quote-form');
  await page.getByLabel('heading').fill(awkward);
  await page.getByLabel('Language').selectOption('fr');
  const code = await snippet(page, 'Frame');
  await page.goto(thirdPartySite.show('/framing', blankPage(code)));
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { name: awkward })).toBeVisible();
  await expect(framed.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCSS('height', /^\d+px$/);
  expect(await page.locator('iframe').evaluate((frame) => frame.style.height)).toMatch(/^\d+px$/);
});

/** The builder's snippet for a format. */
async function snippet(page: Page, label: FormatLabel): Promise<string> {
  await page.locator('.formats').getByText(label, { exact: true }).click();
  return (await page.locator('#snippet').textContent()) ?? '';
}

function blankPage(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title></head><body><main>${content}</main></body></html>`;
}

/** A blank third-party page with the snippet pasted; React's is bundled first. */
async function pastedInto(
  label: FormatLabel,
  code: string,
  thirdPartySite: { show(path: string, body: string, headers?: HeadersInit): string },
): Promise<string> {
  if (label !== 'React 19') return blankPage(code);
  const script = thirdPartySite.show('/app.js', await bundleReactSnippet(code), {
    'Content-Type': 'text/javascript',
  });
  return blankPage(`<div id="app"></div><script type="module" src="${script}"></script>`);
}
