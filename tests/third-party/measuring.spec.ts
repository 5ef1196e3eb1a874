import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { fromRoot } from '../../build/business/from-root';
import { en } from '../../shared/locales/en';
import { fr } from '../../shared/locales/fr';
import { expect, test } from '../support/page/flow-test';
import { hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { runContainer } from './tag-manager';

// Tests the recipes of docs/measuring with fakes of the tools.

const recipes = readFileSync(fromRoot('docs/measuring/README.md'), 'utf8');

/** The code block below a heading. */
function listing(heading: string): string {
  const [, code] =
    new RegExp(`^## ${heading}$[\\s\\S]*?^\`\`\`html\\n([\\s\\S]*?)^\`\`\``, 'm').exec(recipes) ?? [];
  if (code === undefined) throw new Error(`docs/measuring has no listing below ${heading}`);
  return code;
}

const form = '<painting-quote-form id="quote" data-layer source="partner"></painting-quote-form>';
/** Google's own snippet, with a fake gtag.js that records the calls to `gtag`. */
const googleTag = `<script>
  var heard = [];
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', 'G-XXXXXXXXXX');
  var push = dataLayer.push;
  dataLayer.push = function (entry) {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') heard.push([].slice.call(entry));
    return push.apply(dataLayer, arguments);
  };
</script>`;
const unmeasured = form.replace('data-layer ', '');
const tools = `<script>
  var calls = [];
  function gtag() { calls.push(['gtag'].concat(JSON.parse(JSON.stringify([].slice.call(arguments))))) }
  function fbq() { calls.push(['fbq'].concat(JSON.parse(JSON.stringify([].slice.call(arguments))))) }
</script>`;

async function send(page: Page): Promise<void> {
  const tag = page.locator('painting-quote-form');
  await fillQuoteForm(tag);
  await tag.locator('button[type=submit]').click();
  await expect(tag.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
}

const called = (page: Page) => page.evaluate(() => Reflect.get(window, 'calls'));

test('Google Analytics 4: gtag.js gets a lead once, after who saw the form and who began', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const body = googleTag + listing('Google Analytics 4');
  await page.goto(thirdPartySite.show('/analytics', hostPage(server.origin, body)));
  await page.locator('painting-quote-form').evaluate((tag) => tag.scrollIntoView());
  await send(page);
  const [notification] = await server.sendCalls();
  const form = { lead_kind: 'contact', tag_id: 'quote', lead_source: 'example-partner' };
  const lead = { currency: 'CAD', transaction_id: notification?.params.lead_reference };
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    ['event', 'painting_view', form],
    ['event', 'painting_start', form],
    ['event', 'generate_lead', { ...lead, ...form }],
  ]);
});

test('gtag.js and Tag Manager on one page get a lead once each', async ({ page, server, thirdPartySite }) => {
  const container = JSON.parse(readFileSync(fromRoot('docs/measuring/gtm-container.json'), 'utf8'));
  const records = '<script>var calls = []; function fbq() {}</script>';
  await page.goto(thirdPartySite.show('/both', hostPage(server.origin, googleTag + records + form)));
  await page.evaluate(runContainer, container);
  await send(page);
  const [notification] = await server.sendCalls();
  const reference = notification?.params.lead_reference;
  const heard: unknown[][] = await page.evaluate(() => Reflect.get(window, 'heard'));
  expect(heard.map(([command, name]) => [command, name])).toEqual([['event', 'generate_lead']]);
  const calls: unknown[][] = await called(page);
  expect(calls.filter(([type]) => type === 'gaawe')).toEqual([
    [
      'gaawe',
      'G-XXXXXXXXXX',
      'generate_lead',
      { currency: 'CAD', lead_kind: 'contact', transaction_id: reference, lead_source: 'partner' },
    ],
  ]);
});

for (const [heading, call] of Object.entries({
  'Google Ads': ['gtag', 'event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG' }],
  Meta: ['fbq', 'track', 'Lead', { content_category: 'contact' }],
})) {
  const tag = heading === 'Meta' ? '@release' : [];
  test(`${heading}: a lead is reported once, with its reference and no value`, { tag }, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    await page.goto(
      thirdPartySite.show('/measured', hostPage(server.origin, tools + listing(heading) + unmeasured)),
    );
    await send(page);
    const [notification] = await server.sendCalls();
    const calls: unknown[][] = await called(page);
    expect(calls).toEqual([
      [
        ...call.slice(0, 3),
        expect.objectContaining(call[3] as Record<string, unknown>),
        ...(calls[0]?.slice(4) ?? []),
      ],
    ]);
    expect(JSON.stringify(calls)).toContain(notification?.params.lead_reference);
    expect(calls[0]?.[3]).not.toHaveProperty('value');
  });
}

test('Consent: the tag remembers nothing until the banner has consent, and asks in the words of the page', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const body = listing('Consent');
  await page.goto(`${thirdPartySite.show('/consent', hostPage(server.origin, body))}?utm_source=spring`);
  const tag = page.locator('painting-quote-form');
  await expect(tag.getByRole('checkbox', { name: 'You may write to me about offers.' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'whenVisitorAgrees')());
  await send(page);
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('utm_source=spring');
});

test('A thank-you page of your own: the lead is counted once, before that page opens, and not by its reload', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const [form = '', thanks = ''] = listing('A thank-you page of your own').split('\n\n');
  const counted: unknown[] = [];
  await page.exposeFunction('count', (entry: unknown) => counted.push(entry));
  const head = `<script>window.dataLayer = { push: function (entry) { if (entry.event === 'generate_lead') count(entry) } }</script>`;
  thirdPartySite.show('/thanks', hostPage(server.origin, thanks, { head }));
  await page.goto(thirdPartySite.show('/form', hostPage(server.origin, form, { head })));
  const tag = page.locator('painting-quote-form');
  await fillQuoteForm(tag);
  await quoteControls(tag).submit.click();
  for (const look of ['first', 'second']) {
    await expect(page.locator('painting-thank-you').getByRole('heading').first(), look).toBeVisible();
    await page.reload();
  }
  expect(new URL(page.url()).pathname).toBe('/thanks');
  expect(counted).toHaveLength(1);
});

test('Two languages: each form speaks its own, and its lead names it', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.goto(thirdPartySite.show('/languages', hostPage(server.origin, listing('Two languages'))));
  const french = page.locator('painting-quote-form[lang=fr]');
  const form = page.locator('painting-quote-form[lang=en]');
  await expect(french.getByRole('button', { name: fr.quoteForm.submit, exact: true })).toBeVisible();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('source=site-en;');
});

test('a test lead is not reported', async ({ page, server, thirdPartySite }) => {
  const all = ['Google Ads', 'Meta'].map(listing).join('');
  const test = form.replace('data-layer', 'data-layer mode="test"');
  await page.goto(thirdPartySite.show('/test', hostPage(server.origin, tools + all + test)));
  await send(page);
  expect(await called(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined();
});

for (const [version, random, headings] of [
  ['a', 0.2, 0],
  ['b', 0.8, 1],
] as const) {
  const tag = version === 'a' ? '@release' : [];
  test(`Two versions: ${version} has its texts, and its lead names it`, { tag }, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const chance = `<script>Math.random = () => ${random}</script>`;
    const body = listing('Two versions against each other');
    await page.goto(thirdPartySite.show('/versions', hostPage(server.origin, body, { head: chance })));
    const tag = page.locator('painting-quote-form');
    await expect(tag.getByRole('button', { name: en.quoteForm.submit })).toBeVisible();
    await expect(tag.getByRole('heading', { name: 'A price for your rooms' })).toHaveCount(headings);
    await send(page);
    const [notification] = await server.sendCalls();
    expect(notification?.params.lead_details).toContain(`source=spring-${version};`);
    expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
      expect.objectContaining({ event: 'generate_lead', source: `spring-${version}` }),
    ]);
  });
}

test('Google Tag Manager: the container reports leads to Analytics, Ads and Meta, and the data layer has the other events', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const container = JSON.parse(readFileSync(fromRoot('docs/measuring/gtm-container.json'), 'utf8'));
  const above = '<p style="height: 200vh">Above the form</p>';
  await page.goto(thirdPartySite.show('/managed', hostPage(server.origin, tools + above + form)));
  await page.evaluate(runContainer, container);
  await page.locator('painting-quote-form').evaluate((tag) => tag.scrollIntoView());
  await send(page);
  const [notification] = await server.sendCalls();
  const reference = notification?.params.lead_reference;
  expect(await called(page)).toEqual([
    [
      'gaawe',
      'G-XXXXXXXXXX',
      'generate_lead',
      { currency: 'CAD', lead_kind: 'contact', transaction_id: reference, lead_source: 'partner' },
    ],
    ['awct', '123456789', 'AbC-D_efG', { currencyCode: 'CAD', orderId: reference }],
    ['fbq', 'track', 'Lead', { currency: 'CAD', content_category: 'contact' }, { eventID: reference }],
  ]);
  const events = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as { event: string }[]).map(({ event }) => event),
  );
  expect(events.at(-1)).toBe('generate_lead');
  expect(events).toContain('painting_start');
  const others = await page.evaluate(() => {
    document
      .querySelector('painting-quote-form')
      ?.insertAdjacentHTML('afterend', '<painting-estimator id="price">');
    const detail = { leadKind: 'estimate', tagId: 'price', totalCost: 900, currency: 'CAD' };
    document
      .querySelector('painting-estimator')
      ?.dispatchEvent(new CustomEvent('painting-price', { detail, bubbles: true }));
    return (Reflect.get(window, 'dataLayer') as { event: string }[]).filter(({ event }) =>
      /painting_(?:view|price)/.test(event),
    );
  });
  expect(others).toEqual([
    { event: 'painting_view', tag_id: 'quote', lead_kind: 'contact', source: 'partner' },
    { event: 'painting_price', tag_id: 'price', lead_kind: 'estimate', value: 900, currency: 'CAD' },
  ]);
  expect(await quoteControls(page.locator('painting-quote-form')).submit.count()).toBe(0);
});
