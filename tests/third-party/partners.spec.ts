import type { FrameLocator, Page } from 'playwright/test';
import { en } from '../../shared/locales/en';
import { formats } from '../../site/scripts/partners/formats';
import { tags } from '../../widgets/registry';
import { estimatorControls, goToCalculator } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls, visitor } from '../support/page/quote-form';
import { holdScript } from '../support/page/until-ready';
import { bundleReactSnippet, linesFor, newSyntaxIn, openBuilder } from './snippet-tools';

/** Text that would end an attribute, script, line, JSX expression or template if not escaped. */
const awkward = `Ask "us" & 'them' </script><b>{now}</b> {{ in }} \\ $&`;

// Simulates how each site builder with steps on /partners shows a pasted snippet.

interface Host {
  /** Label of its format in the builder. */
  readonly format: string;
  /** The page it makes of the snippet. */
  readonly show: (lines: string) => string;
  /** Where the form is, if not on the page itself. */
  readonly place?: (page: Page) => FrameLocator;
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

const hosts: Readonly<Record<string, Host>> = {
  WordPress: {
    format: 'WordPress',
    show: (lines) =>
      page(
        `<div class="wp-site-blocks"><div class="entry-content is-layout-constrained">${lines}</div></div>`,
        '<style>.is-layout-constrained > * { max-width: 40rem; margin-inline: auto } input, button { all: revert }</style>',
      ),
  },
  Squarespace: {
    format: 'Plain HTML',
    show: (lines) =>
      page(
        `<div class="sqs-block code-block sqs-block-code"><div class="sqs-block-content">${lines}</div></div>`,
        '<style>.sqs-block-code p { margin: 0 } * { box-sizing: content-box }</style>',
      ),
  },
  Webflow: {
    format: 'Plain HTML',
    show: (lines) =>
      page(
        `<div class="w-embed w-script">${lines}</div>`,
        '<style>.w-embed::before, .w-embed::after { content: " "; display: table } input { height: auto }</style>',
      ),
  },
  Unbounce: {
    format: 'Plain HTML',
    show: (lines) =>
      page(
        `<div class="lp-element lp-pom-root"><div class="lp-element lp-code" id="lp-code-1">${lines}</div></div>`,
        '<style>.lp-element { position: absolute } #lp-code-1 { width: 360px; height: 900px }</style>',
      ),
  },
  Framer: {
    format: 'Plain HTML',
    show: (lines) =>
      page(
        `<iframe title="Embed" width="600" height="900" srcdoc="${lines.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
      ),
    place: (framer) => framer.frameLocator('iframe'),
  },
  'Your own HTML': {
    format: 'Fastest',
    show: (lines) => page(lines),
  },
  'Google Tag Manager': {
    format: 'Tag manager',
    // The container inserts the HTML and runs its scripts.
    show: (lines) =>
      page(`<main></main><script>
        addEventListener('load', () => {
          const holder = document.createElement('div');
          holder.innerHTML = ${JSON.stringify(lines).replaceAll('<', '\\u003C')};
          for (const written of holder.querySelectorAll('script')) {
            const script = document.createElement('script');
            script.textContent = written.textContent;
            written.replaceWith(script);
          }
          document.body.append(holder);
        });
      </script>`),
  },
  'Hosts that forbid scripts': {
    format: 'Frame',
    show: (lines) => page(lines.replace(/<script[\s\S]*/, '')),
    place: (bare) => bare.frameLocator('iframe'),
  },
};

test('every kind of snippet but React, which needs a build, is pasted into a page', () => {
  const pasted = new Set(Object.values(hosts).map(({ format }) => format));
  expect(formats.map(({ label }) => label).filter((label) => !label.startsWith('React'))).toEqual(
    expect.arrayContaining([...pasted]),
  );
  expect(pasted.size).toBe(formats.length - 1);
});

const isForRelease = process.env.MATRIX === 'all';
/** A page of its own, a script's and a frame; releases paste into the others, too. */
const sample = ['Framer', 'Google Tag Manager', 'Hosts that forbid scripts'];

for (const [name, { format, show, place }] of Object.entries(hosts)) {
  if (!isForRelease && !sample.includes(name)) continue;
  test(`${name}: the pasted snippet sends a lead with its options`, async ({
    page: browser,
    server,
    thirdPartySite,
  }) => {
    const lines = await chosenForm(browser, format);
    await browser.goto(`${thirdPartySite.show('/pasted', show(lines))}?utm_source=spring`);
    const shown = place?.(browser) ?? browser;
    // A frame takes the colours from its script.
    if (format !== 'Frame') await expectColour(shown);
    await sendLead(shown);
    const [notification] = await server.sendCalls();
    // Framer's embed is its own page, without the outer page's address.
    const campaign = name === 'Framer' ? 'referrer=' : 'utm_source=spring; landing=';
    expect(notification?.params.lead_details).toContain(`source=builder; ${campaign}`);
    if (!place) expect(await announcedLead(browser)).toMatchObject({ source: 'builder' });
  });
}

test('React 19: the pasted component sends a lead with its options', { tag: '@release' }, async ({
  page: browser,
  server,
  thirdPartySite,
}) => {
  const lines = await chosenForm(browser, 'React 19');
  const script = thirdPartySite.show('/app.js', await bundleReactSnippet(lines), {
    'Content-Type': 'text/javascript',
  });
  const app = page(`<div id="app"></div><script type="module" src="${script}"></script>`);
  await browser.goto(thirdPartySite.show('/pasted', app));
  await expectColour(browser);
  await sendLead(browser);
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('source=builder; landing=/pasted');
  expect(await announcedLead(browser)).toMatchObject({ source: 'builder' });
});

test('no format has comments of an editor, each begins with its tag, and scripts come last', async ({
  page: browser,
}) => {
  await openBuilder(browser, 'painting-quote-modal');
  for (const { label } of formats) {
    const lines = await linesFor(browser, label);
    expect(lines, label).not.toContain('<!-- wp:');
    if (/HTML|WordPress/.test(label))
      expect(lines, label).toMatch(
        /^<div>\n +<a [\s\S]*<\/div>\n<painting-quote-modal[\s\S]*\n<script [^\n]*<\/script>$/,
      );
  }
});

test('Fastest: the form shows before the script, which takes it over with what was typed', async ({
  page: browser,
  server,
  thirdPartySite,
}) => {
  const lines = await chosenForm(browser, 'Fastest');
  const release = await holdScript(browser);
  await browser.goto(thirdPartySite.show('/fast', page(lines)), { waitUntil: 'commit' });
  const form = browser.locator('painting-quote-form');
  await expect(form.getByRole('heading', { name: awkward })).toBeVisible();
  await quoteControls(form).message.fill('Typed early');
  await release();
  await fillQuoteForm(form, { ...visitor, message: 'Typed early, and on' });
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  expect((await server.sendCalls())[0]?.params.client_message).toBe('Typed early, and on');
});

const sampleOfTags = ['painting-quote-modal', 'painting-review-carousel'];

for (const tag of tags) {
  if (!isForRelease && !sampleOfTags.includes(tag)) continue;
  test(`${tag}: the pasted snippet works`, async ({ page: browser, thirdPartySite }) => {
    await openBuilder(browser, tag);
    await browser.getByRole('combobox', { name: 'Language' }).selectOption('en');
    const lines = await linesFor(browser, 'Plain HTML');
    await browser.goto(thirdPartySite.show('/pasted', page(lines)));
    const pasted = browser.locator(tag);
    if (tag === 'painting-quote-modal')
      await browser.getByRole('link', { name: 'Request a free quote' }).click();
    const works = {
      'painting-quote-modal': pasted.getByRole('dialog').getByRole('button', { name: en.quoteForm.submit }),
      'painting-service-map': pasted.getByRole('region', { name: en.serviceMap.label }),
      'painting-faq': pasted.getByText('Its answer.').first(),
    }[tag];
    // It shows nothing until a lead was sent.
    if (tag === 'painting-thank-you') await expect(pasted.locator('[part~=base]')).toBeAttached();
    else await expect(works ?? pasted.locator('[part~=base] > *').first()).toBeVisible();
  });
}

test('the browser refuses a script that does not match its pin', async ({
  page: browser,
  thirdPartySite,
  pageConsole,
}) => {
  await openBuilder(browser, 'painting-estimator');
  await pin(browser);
  const code = await linesFor(browser, 'Plain HTML');
  const [, address, hash = ''] = /src="([^"]+)" integrity="sha384-([^"]+)"/.exec(code) ?? [];
  const forged = code.replace(hash, `AAAA${hash.slice(4)}`);
  pageConsole.expected.push(
    `error: Failed to find a valid digest in the 'integrity' attribute for resource '${address}' with computed SHA-384 integrity '${hash}'. The resource has been blocked.`,
  );
  await browser.goto(thirdPartySite.show('/forged', page(forged)));
  await expect(browser.getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(await browser.evaluate(() => customElements.get('painting-estimator') === undefined)).toBe(true);
});

test('Tag manager: the loader is ES5, and shows one tag however often it runs', async ({
  page: browser,
  thirdPartySite,
}) => {
  await openBuilder(browser, 'painting-estimator');
  const code = await linesFor(browser, 'Tag manager');
  expect(newSyntaxIn(code.replace(/^<script>|<\/script>$/g, ''))).toEqual([]);
  // First while the page loads, then twice at its end, as tag managers do on every address change.
  await browser.goto(thirdPartySite.show('/managed', page(`<main></main>${code}${code}`, code)));
  const estimator = browser.locator('main painting-estimator');
  await goToCalculator(estimator, 'wholeCondo');
  await estimatorControls(estimator).calculate.click();
  await expect(estimator.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeVisible();
  await expect(browser.locator('painting-estimator')).toHaveCount(1);
});

test('Tag manager: nothing happens without the target element', { tag: '@release' }, async ({
  page: browser,
  thirdPartySite,
}) => {
  await openBuilder(browser, 'painting-estimator');
  await linesFor(browser, 'Tag manager');
  await browser.getByLabel('CSS selector').fill('#not-there');
  const code = await linesFor(browser, 'Tag manager');
  await browser.goto(thirdPartySite.show('/managed', page(code)));
  await expect(browser.locator('painting-estimator')).toHaveCount(0);
  expect(await browser.evaluate(() => document.scripts.length)).toBe(1);
});

test('Frame: the pasted form is French and as tall as its content', async ({
  page: browser,
  thirdPartySite,
}) => {
  await openBuilder(browser, 'painting-quote-form');
  await browser.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  const code = await linesFor(browser, 'Frame');
  await browser.goto(thirdPartySite.show('/framing', page(code)));
  await expect(browser.frameLocator('iframe').getByRole('button', { name: 'Envoyer' })).toBeVisible();
  const frame = browser.locator('iframe');
  await expect.poll(() => frame.evaluate(({ style }) => style.height)).toMatch(/^\d+px$/);
});

/** Lines for a quote form with an awkward heading, a source, a colour, a data layer and a pinned script. */
async function chosenForm(browser: Page, format: string): Promise<string> {
  await openBuilder(browser, 'painting-quote-form');
  const choices = browser.locator('#choices');
  await choices.getByRole('textbox', { name: /^Heading/ }).fill(awkward);
  await choices.getByRole('textbox', { name: /^Name of your page/ }).fill('builder');
  await choices.locator('[name="--painting-accent"]').fill('#17181a');
  await choices.locator('[name="data-layer"]').check();
  await pin(browser);
  return linesFor(browser, format);
}

async function pin(browser: Page): Promise<void> {
  await linesFor(browser, 'Plain HTML');
  await browser.getByLabel(/SRI/).check();
  await expect(browser.locator('#snippet')).toContainText('sha384-');
}

async function expectColour(place: Page | FrameLocator): Promise<void> {
  const { submit } = quoteControls(place.locator('painting-quote-form'));
  await expect(submit).toHaveCSS('background-color', 'rgb(23, 24, 26)');
}

async function sendLead(place: Page | FrameLocator): Promise<void> {
  const form = place.locator('painting-quote-form');
  await expect(form.getByRole('heading', { name: awkward })).toBeVisible();
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
}

/** The lead in the page's data layer. */
async function announcedLead(browser: Page): Promise<unknown> {
  const entries: readonly { readonly event?: string }[] = await browser.evaluate(() =>
    Reflect.get(window, 'dataLayer'),
  );
  return entries.find(({ event }) => event === 'generate_lead');
}
