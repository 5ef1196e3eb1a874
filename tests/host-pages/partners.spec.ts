import { Liquid } from 'liquidjs';
import type { FrameLocator, Page } from 'playwright/test';
import { content } from '../support/content';
import { linesFor, openBuilder } from '../support/page/builder';
import { expect, test } from '../support/page/flow-test';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';

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
    // The block's comments stay in the database.
    show: (lines) =>
      page(
        `<div class="wp-site-blocks"><div class="entry-content is-layout-constrained">${lines.replace(/<!--.*?-->/g, '')}</div></div>`,
        '<style>.is-layout-constrained > * { max-width: 40rem; margin-inline: auto } input, button { all: revert }</style>',
      ),
  },
  Wix: {
    format: 'Wix',
    // Wix creates the element on a loaded page and sets each attribute.
    show: (lines) =>
      page(`<div id="comp-1"></div><script>
        const lines = ${JSON.stringify(lines)}.split('\\n').map((line) => line.split(/: (.*)/));
        const value = (name) => lines.find(([label]) => label === name)[1];
        addEventListener('load', () => {
          const tag = document.createElement(value('Tag name'));
          for (const [label, text] of lines)
            if (label === 'Attribute') tag.setAttribute(...text.split(' = '));
          document.querySelector('#comp-1').append(tag);
          const script = document.createElement('script');
          script.src = value('Server URL');
          document.head.append(script);
        });
      </script>`),
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
  Shopify: {
    format: 'Shopify',
    show: (lines) =>
      page(
        `<div id="shopify-section-1" class="shopify-section">${new Liquid().parseAndRenderSync(lines)}</div>`,
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

test('every site builder on the page is covered', () => {
  expect(Object.keys(hosts)).toEqual(content.partners?.hosts.items.map(({ name }) => name));
});

for (const [name, { format, show, place }] of Object.entries(hosts)) {
  test(`${name}: the pasted snippet sends a lead with its options`, async ({
    page: browser,
    server,
    thirdPartySite,
  }) => {
    await openBuilder(browser, 'painting-quote-form');
    await browser
      .locator('#choices')
      .getByRole('textbox', { name: /^Heading/ })
      .fill('Your rooms {{ in }} colour');
    await browser
      .locator('#choices')
      .getByRole('textbox', { name: /^Name of your page/ })
      .fill('builder');
    const lines = await linesFor(browser, format);
    await browser.goto(`${thirdPartySite.show('/pasted', show(lines))}?utm_source=spring`);
    const form = (place?.(browser) ?? browser).locator('painting-quote-form');
    await expect(form.getByRole('heading', { name: 'Your rooms {{ in }} colour' })).toBeVisible();
    await fillQuoteForm(form);
    await quoteControls(form).submit.click();
    await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
    const [notification] = await server.sendCalls();
    // Framer's embed is its own page, without the outer page's address.
    const campaign = name === 'Framer' ? 'referrer=' : 'utm_source=spring; landing=';
    expect(notification?.params.lead_details).toContain(`source=builder; ${campaign}`);
  });
}
