import { en } from '../../shared/locales/en';
import { expect, test } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { useEveryTag, waitForEveryTag } from './use-every-tag';

const fluidTags = everyTag.replace('width: 640px !important;', '');

test("every tag works in an old theme's markup and styles", async ({ page, server, thirdPartySite }) => {
  await page.goto(
    thirdPartySite.show('/theme', hostPage(server.origin, oldTheme.body, { head: oldTheme.head })),
  );
  await useEveryTag(page);
});

test('every tag works whatever the page calls its forms and controls', async ({
  page,
  server,
  thirdPartySite,
}) => {
  // A form's name hides a property of the document, a control's name one of its form, an id a missing global.
  const properties = [
    'activeElement',
    'body',
    'cookie',
    'currentScript',
    'defaultView',
    'documentElement',
    'head',
  ];
  const forms = [...properties, 'referrer', 'title'].map((name) => `<form name="${name}"></form>`);
  const controls = ['action', 'elements', 'id', 'name', 'reset', 'submit'].map(
    (name) => `<input name="${name}">`,
  );
  const globals = ['dataLayer', 'google', 'gtag'].map((id) => `<input id="${id}">`);
  const body = `${forms.join('')}<form>${controls.join('')}${everyTag}</form>${globals.join('')}`;
  await page.goto(thirdPartySite.show('/names', hostPage(server.origin, body)));
  await useEveryTag(page);
  const form = page.locator('painting-quote-form');
  await form.evaluate((tag) => tag.toggleAttribute('data-layer', true));
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
});

test('every tag works in quirks mode', { tag: '@release' }, async ({ page, server, thirdPartySite }) => {
  const quirky = hostPage(server.origin).replace('<!doctype html>', '');
  await page.goto(thirdPartySite.show('/quirks', quirky));
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  await useEveryTag(page);
});

test('every tag works and is mirrored on a right-to-left page', async ({ page, server, thirdPartySite }) => {
  await page.goto(
    thirdPartySite.show('/rtl', hostPage(server.origin, everyTag, { htmlAttributes: 'lang="en" dir="rtl"' })),
  );
  await waitForEveryTag(page);
  const carousel = page.locator('painting-carousel');
  const previous = await carousel.getByRole('button', { name: en.carousel.previous }).boundingBox();
  const next = await carousel.getByRole('button', { name: en.carousel.next }).boundingBox();
  expect(next?.x).toBeLessThan(previous?.x ?? 0);
  await useEveryTag(page);
});

/** At 400 % zoom a 1280 px window has 320 CSS pixels, each four device pixels wide. */
const narrow = { 'at 320 px': 1, 'at 400 % zoom': 4 };

for (const [name, deviceScaleFactor] of Object.entries(narrow)) {
  test.describe(name, () => {
    test.use({ viewport: { width: 320, height: 256 * 2 }, deviceScaleFactor });

    const tag = deviceScaleFactor > 1 ? '@release' : [];
    test('every tag works without horizontal scrolling', { tag }, async ({
      page,
      server,
      thirdPartySite,
    }) => {
      await page.goto(thirdPartySite.show('/narrow', hostPage(server.origin, fluidTags)));
      await useEveryTag(page);
      await page.locator('painting-estimator').getByRole('button', { name: 'Specific Rooms' }).click();
      await expect(page.locator('painting-estimator').getByRole('group', { name: 'Room 1' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.locator('[data-painting-quote]').first().click();
      const dialog = page.locator('painting-quote-modal').getByRole('dialog');
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await dialog.getByRole('button', { name: en.quoteForm.submit }).click();
      await expect(dialog.getByLabel(en.quoteForm.labels.name, { exact: true })).toBeInViewport();
    });
  });
}

test('with text twice as large every tag works without horizontal scrolling', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const head = '<style>:root { --painting-font-size: 32px }</style>';
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(thirdPartySite.show('/large', hostPage(server.origin, fluidTags, { head })));
  await useEveryTag(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});

test('in forced colours every tag works, and controls and focus have system outlines', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(thirdPartySite.show('/forced', hostPage(server.origin)));
  await waitForEveryTag(page);
  const borderless = await page.evaluate(() =>
    [...document.querySelectorAll('#tags > *')].flatMap((tag) =>
      [...(tag.shadowRoot?.querySelectorAll('button, input, textarea, select') ?? [])]
        .filter((control) => {
          const { borderStyle, borderWidth, appearance } = getComputedStyle(control);
          return appearance === 'none' && (borderStyle === 'none' || borderWidth === '0px');
        })
        .map((control) => `${tag.localName} ${control.outerHTML.slice(0, 80)}`),
    ),
  );
  expect(borderless).toEqual([]);
  await useEveryTag(page);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const focused = document.activeElement?.shadowRoot?.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).toBe('solid 3px');
});

/**
 * An early WordPress theme: layout table, clearfixes, floats, shortcode paragraphs and the emoji script's
 * markup.
 */
const oldTheme = {
  head: `<style>
    * { margin: 0; padding: 0; }
    body { font: 62.5% "Lucida Grande", Verdana, Arial, sans-serif; background: #d5d6d7; color: #333; text-align: center; }
    #page { background: #fff; margin: 20px auto; width: 760px; text-align: left; border: 1px solid #959596; }
    #content { font-size: 1.2em; float: left; width: 450px; padding: 0 0 20px 45px; overflow: hidden; }
    #sidebar { margin-left: 545px; width: 190px; font: 1em Verdana, sans-serif; }
    input, textarea, select, button { font: 1em Verdana; border: 1px inset #ccc; width: 95%; float: left; clear: both; }
    label, h2, h3, p, fieldset, legend { float: left; clear: left; font-family: "Trebuchet MS"; letter-spacing: -1px; }
    img, iframe, svg, video { max-width: 100%; height: auto; display: block; }
    a:focus, :focus { outline: none; }
    .screen-reader-text { position: absolute; left: -9999px; }
    .entry ul li:before { content: "\\00BB \\0020"; }
    .clear { clear: both; }
  </style>`,
  body: `<table border="0" cellpadding="0" cellspacing="0" width="100%"><tbody><tr><td align="center"><center>
<div id="page"><div id="header" role="banner"><div id="headerimg"><h1><a href="#">Just Another Blog</a></h1></div></div><hr>
<div id="content" class="narrowcolumn hfeed" role="main"><div class="post-1 post hentry category-uncategorized"><h2>Hello world!</h2>
<div class="entry"><p><p>${everyTag.replaceAll('\n', '<br />\n')}</p>
<p class="postmetadata">Posted in <a href="#">Uncategorized</a> | <a href="#">1 Comment &#187;</a></p></div></div></div>
<div id="sidebar"><ul><li><form method="get" id="searchform" action="#"><div><input type="text" name="s" id="s"><input type="submit" id="searchsubmit" value="Search"></div></form></li></ul></div>
<div class="clear"></div></div></center></td></tr></tbody></table>`,
};
