import type { Browser, Locator, Page } from 'playwright/test';
import { readBusiness } from '../../../build/business/business';
import { tagApis } from '../../../build/widgets/tag-apis';
import {
  pluginArchive,
  pluginArchiveName,
  wordPressPlugin,
} from '../../../build/widgets/wordpress/wordpress-plugin';
import { en } from '../../../shared/locales/en';
import { fixtureFile } from '../../support/business';
import { test as base, expect } from '../../support/page/flow-test';
import { fillQuoteForm, quoteControls, visitor } from '../../support/page/quote-form';
import type { TestServer } from '../../support/server/test-server';
import { linesFor, openBuilder } from '../../third-party/snippet-tools';
import { type Block, Editor } from './editor';
import { callRest, type Role, startWordPress, type WordPress } from './start-wordpress';

// A real WordPress: what /partners offers is pasted, saved, opened again, changed, saved again, and seen by a visitor.

const business = readBusiness(fixtureFile);

const test = base.extend<
  object,
  { readonly wordPress: WordPress; readonly lines: Readonly<Record<string, string>> }
>({
  wordPress: [
    async ({ server, browser }, use) => {
      const wordPress = await startWordPress(business.url, server.origin);
      const editor = await Editor.logIn(browser, wordPress.origin, 'administrator');
      const plugin = wordPressPlugin(tagApis, { ...business, url: server.origin });
      await editor.installPlugin(pluginArchiveName, pluginArchive(plugin));
      await editor.close();
      await use(wordPress);
      wordPress.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // As the builder of /partners writes them for a quote form with a source.
  lines: [
    async ({ server, browser }, use) => {
      const page = await browser.newPage({ baseURL: server.origin });
      await openBuilder(page, 'painting-quote-form');
      await page.getByRole('textbox', { name: /^Name of your page/ }).fill('partner');
      const all: Record<string, string> = {};
      for (const format of pasted) {
        all[format] = await linesFor(page, format);
      }
      for (const tag of [
        'painting-quote-modal',
        'painting-review-carousel',
        'painting-faq',
        'painting-service-map',
      ]) {
        await openBuilder(page, tag);
        all[tag] = await linesFor(page, 'WordPress');
      }
      await page.close();
      await use(all);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Every format but React, which needs a build. */
const pasted = ['Plain HTML', 'Fastest', 'WordPress', 'Tag manager', 'Frame'] as const;

/** A post in three parts, around what is tried. */
const around = (name: string): Block => ({
  name: 'core/paragraph',
  attributes: { content: `${name} the form.` },
});

type Tools = { readonly browser: Browser; readonly wordPress: WordPress };

/** Publishes blocks as a role, opens the post again, changes and saves it; returns the post's address. */
async function publishBlocks(
  { browser, wordPress }: Tools,
  role: Role,
  blocks: readonly Block[],
): Promise<string> {
  const editor = await Editor.logIn(browser, wordPress.origin, role);
  const id = await editor.publish([around('Before'), ...blocks, around('After')]);
  return changed(editor, wordPress, id);
}

/** Publishes a post as the classic editor stores it, opens it in the block editor, changes and saves it; returns its address. */
async function publishText({ browser, wordPress }: Tools, role: Role, text: string): Promise<string> {
  const content = `Before the form.\n\n${text}\n\nAfter the form.`;
  const { id } = await callRest(wordPress.origin, role, 'posts', {
    title: 'A page',
    status: 'publish',
    content,
  });
  return changed(await Editor.logIn(browser, wordPress.origin, role), wordPress, id);
}

async function changed(editor: Editor, { origin }: WordPress, id: number): Promise<string> {
  const before = await editor.open(id);
  expect(before.filter(({ isValid }) => !isValid)).toEqual([]);
  await editor.addParagraph('Changed.');
  const after = await editor.open(id);
  // A classic post's text is put into paragraphs afresh each time.
  const kept = (blocks: typeof before) => blocks.filter(({ name }) => name !== 'core/freeform');
  expect(kept(after).slice(0, -1)).toEqual(kept(before));
  expect(after).toHaveLength(before.length + 1);
  await editor.close();
  return `${origin}/?p=${id}`;
}

/** Looks at the page on a phone and on a desk: the forms fit, and in a frame stand in the column of the text. */
async function look(page: Page, address: string, forms: readonly Locator[]): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByText('Changed.')).toBeVisible();
    for (const form of forms) await expect(quoteControls(form).submit).toBeVisible();
    const lefts = await page
      .locator('main .wp-block-post-content :is(iframe, a[data-painting-quote])')
      .or(page.getByText('Before the form.'))
      .evaluateAll((all) => all.map((node) => Math.round(node.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}

/** The form that a format shows, by its place on the page. */
function formOf(page: Page, format: string, index: number): Locator {
  return format === 'Frame'
    ? page.frameLocator('main iframe').nth(index).locator('painting-quote-form')
    : page.locator('painting-quote-form').nth(index);
}

/** The `source` of each lead that the business was told of; its mails go out one after another. */
async function sourcesOf(server: TestServer): Promise<readonly (string | undefined)[]> {
  const mails = (await server.sendCalls()).filter(({ template }) => template === 'contactNotification');
  return mails.map(({ params }) => /source=(\w+)/.exec(params.lead_details ?? '')?.[1]);
}

/** The same request again would be no new lead. */
async function sendLead(form: Locator, message = visitor.message): Promise<void> {
  await fillQuoteForm(form, { ...visitor, message });
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
}

/** Editors of texts rewrite the inside of templates and scripts: /partners says where these belong. */
const forTemplates: readonly string[] = ['Fastest', 'Tag manager'];

for (const role of ['administrator', 'editor'] as const) {
  for (const format of pasted) {
    test(`${format}: pasted by an ${role} into blocks, it survives a change and sends leads`, async ({
      browser,
      page,
      server,
      wordPress,
      lines,
    }) => {
      test.slow();
      const text = lines[format] ?? '';
      const blocks: Block[] = [{ name: 'core/html', attributes: { content: text } }];
      if (!forTemplates.includes(format)) blocks.push({ name: 'core/shortcode', attributes: { text } });
      const address = await publishBlocks({ browser, wordPress }, role, blocks);
      const forms = blocks.map((_, index) => formOf(page, format, index));
      await look(page, address, forms);
      for (const [index, form] of forms.entries()) await sendLead(form, `Form ${index}`);
      await expect.poll(() => sourcesOf(server)).toEqual(forms.map(() => 'partner'));
    });

    if (forTemplates.includes(format)) continue;
    test(`${format}: pasted by an ${role} into a classic post, it survives a change and sends a lead`, async ({
      browser,
      page,
      server,
      wordPress,
      lines,
    }) => {
      test.slow();
      const address = await publishText({ browser, wordPress }, role, lines[format] ?? '');
      const form = formOf(page, format, 0);
      await look(page, address, [form]);
      await sendLead(form);
      expect((await server.sendCalls())[0]?.params.lead_details).toContain('source=partner;');
    });
  }
}

test('tags with content keep it in a classic post, and the opener of the modal stands in the column', async ({
  browser,
  page,
  wordPress,
  lines,
}) => {
  test.slow();
  const kinds = ['painting-quote-modal', 'painting-review-carousel', 'painting-faq', 'painting-service-map'];
  const all = kinds.map((kind) => lines[kind]).join('\n\n');
  const address = await publishText({ browser, wordPress }, 'administrator', all);
  await look(page, address, []);
  await expect(page.getByRole('figure', { name: 'Name' }).first()).toBeVisible();
  await expect(page.locator('painting-faq').getByText('First question')).toBeVisible();
  await page.locator('painting-service-map').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('painting-service-map li').count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'Request a free quote' }).click();
  await sendLead(page.locator('painting-quote-modal'));
});

for (const format of pasted) {
  if (forTemplates.includes(format)) continue;
  test(`${format}: saved by an author it leaves the phone link or nothing, and no dead form`, async ({
    browser,
    page,
    wordPress,
    lines,
  }) => {
    test.slow();
    const address = await publishText({ browser, wordPress }, 'author', lines[format] ?? '');
    await page.goto(address);
    await expect(page.getByText('Changed.')).toBeVisible();
    const content = page.locator('.wp-block-post-content').first();
    await expect(content.locator('form, input, iframe, painting-quote-form, script')).toHaveCount(0);
    if (format !== 'Frame') await expect(content.locator('a[href^="tel:"]')).toBeVisible();
  });
}

test("an author's blocks and shortcodes of the plugin survive a change and send leads", async ({
  browser,
  page,
  server,
  wordPress,
}) => {
  test.slow();
  const address = await publishBlocks({ browser, wordPress }, 'author', [
    { name: 'painting/quote-form', attributes: { source: 'block', 'data-layer': true } },
    { name: 'core/shortcode', attributes: { text: '[painting-quote-form source="shortcode" data-layer]' } },
  ]);
  const forms = [0, 1].map((index) => page.locator('painting-quote-form').nth(index));
  await look(page, address, forms);
  await expect(page.locator('script[src$="/painting-widgets.js"]')).toHaveCount(1);
  for (const [index, form] of forms.entries()) await sendLead(form, `Form ${index}`);
  await expect.poll(() => sourcesOf(server)).toEqual(['block', 'shortcode']);
});

test("an author's classic post has the plugin's modal and questions, and its feed the phone", async ({
  browser,
  page,
  wordPress,
}) => {
  test.slow();
  const address = await publishText(
    { browser, wordPress },
    'author',
    '[painting-quote-modal]Ask us[/painting-quote-modal]\n\n[painting-faq]\n<details><summary>When?</summary><p>Soon.</p></details>\n[/painting-faq]',
  );
  await look(page, address, []);
  await expect(page.locator('painting-faq').getByText('When?')).toBeVisible();
  await page.getByRole('link', { name: 'Ask us' }).click();
  await sendLead(page.locator('painting-quote-modal'));
  const feed = await (await fetch(`${wordPress.origin}/?feed=rss2`)).text();
  expect(feed).toContain(`tel:${business.phone.dialled}`);
  expect(feed).not.toMatch(/&lt;painting-|<painting-/);
});

test('the plugin escapes what is written, and takes no address for leads and prices', async ({
  wordPress,
}) => {
  const refused = [
    'email-url',
    'lead-url',
    'estimate-url',
    'email-public-key',
    'notification-template',
    'onclick',
    'style',
  ];
  const written = refused.map((name) => `${name}="https://elsewhere.example/"`).join(' ');
  const text = `[painting-estimator ${written} source='a" onload="b' privacy-url="javascript:alert(1)" heading="<b>x"]<script>alert(1)</script><a href="tel:1" onclick="x">Call</a>[/painting-estimator]`;
  const post = { title: 'A page', status: 'publish', content: text };
  const { link } = await callRest(wordPress.origin, 'administrator', 'posts', post);
  const [tag] =
    /<painting-estimator[\s\S]*?<\/painting-estimator>/.exec(await (await fetch(link)).text()) ?? [];
  expect(tag).toMatch(/^<painting-estimator[^>]* source="a&quot; onload=&quot;b"/);
  for (const name of [...refused, 'javascript', 'elsewhere', '<script', '<b>'])
    expect(tag).not.toContain(name);
  expect(tag).toContain('<a href="tel:1">Call</a>');
});

test('the address of a frame alone becomes a frame, for an author, too, as tall as WordPress allows', async ({
  browser,
  page,
  server,
  wordPress,
}) => {
  test.slow();
  await page.route(`${business.url}/**`, (route) =>
    route.continue({ url: route.request().url().replace(business.url, server.origin) }),
  );
  const address = await publishText({ browser, wordPress }, 'author', `${server.origin}/embed/quote`);
  await page.goto(address);
  await expect(page.locator('main iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(page.locator('main iframe')).toHaveAttribute('height', /^\d+$/);
});
