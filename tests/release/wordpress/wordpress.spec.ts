import { execFileSync } from 'node:child_process';
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
import { ClassicEditor } from './classic-editor';
import { type Block, Editor, logIn, type ReadBlock } from './editor';
import { callRest, classicTheme, type Role, startWordPress, type WordPress } from './start-wordpress';

// A real WordPress: what /partners offers is pasted, saved, opened again, changed, saved again, and seen by a visitor.

const business = readBusiness(fixtureFile);

/** Every format but React, which needs a build. */
const formats = ['Plain HTML', 'Fastest', 'WordPress', 'Tag manager', 'Frame'] as const;

/** Editors of texts rewrite the inside of templates and scripts: /partners says where these belong. */
const forTemplates: readonly string[] = ['Fastest', 'Tag manager'];

/** Tags beside the quote form, whose content a page gives. */
const tagsWithContent = [
  'painting-quote-modal',
  'painting-review-carousel',
  'painting-faq',
  'painting-service-map',
];

const consentWords = 'You may write to me about offers.';

const test = base.extend<
  object,
  {
    readonly wordPress: WordPress;
    /** By format, for a quote form with a source; by tag, for the others; and `asking`, with a field and consent. */
    readonly lines: Readonly<Record<string, string>>;
  }
>({
  wordPress: [
    async ({ server, browser }, use) => {
      const wordPress = await startWordPress(business.url, server.origin);
      const page = await logIn(browser, wordPress.origin, 'administrator');
      const plugin = wordPressPlugin(tagApis, { ...business, url: server.origin });
      execFileSync('php', ['-l'], { input: plugin });
      await new Editor(page, wordPress.origin).installPlugin(pluginArchiveName, pluginArchive(plugin));
      await page.close();
      await use(wordPress);
      wordPress.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  lines: [
    async ({ server, browser }, use) => {
      const page = await browser.newPage({ baseURL: server.origin });
      const all: Record<string, string> = {};
      await openBuilder(page, 'painting-quote-form');
      await page.getByRole('textbox', { name: /^Name of your page/ }).fill('partner');
      for (const format of formats) all[format] = await linesFor(page, format);
      await page.getByRole('combobox', { name: /^Ask for consent/ }).selectOption('required');
      await page.getByRole('textbox', { name: /^Words of the question/ }).fill(consentWords);
      await page.getByRole('button', { name: 'Add a field' }).click();
      await page.locator('[name=own-label]').fill('Heard of us');
      await page.locator('[name=own-required]').check();
      all.asking = await linesFor(page, 'WordPress');
      for (const tag of tagsWithContent) {
        await openBuilder(page, tag);
        all[tag] = await linesFor(page, 'WordPress');
      }
      await page.close();
      await use(all);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

type Tools = { readonly browser: Browser; readonly wordPress: WordPress };

/** A post in three parts, around what is tried. */
const around = (name: string): Block => ({
  name: 'core/paragraph',
  attributes: { content: `${name} the form.` },
});

/** Blocks that take pasted lines: the classic one and that for shortcodes not those for templates. */
function blocksOf(format: string, text: string): readonly Block[] {
  const html: Block = { name: 'core/html', attributes: { content: text } };
  const classic: Block = { name: 'core/freeform', attributes: { content: text } };
  const shortcode: Block = { name: 'core/shortcode', attributes: { text } };
  return forTemplates.includes(format) ? [html] : [html, classic, shortcode];
}

/** Publishes blocks as a role, opens the post again, changes and saves it; returns the post's address. */
async function publishBlocks(
  { browser, wordPress: { origin } }: Tools,
  role: Role,
  blocks: readonly Block[],
): Promise<string> {
  const page = await logIn(browser, origin, role);
  const editor = new Editor(page, origin);
  const id = await editor.publish([around('Before'), ...blocks, around('After')]);
  const before = await editor.open(id);
  expect(before.filter(({ isValid }) => !isValid)).toEqual([]);
  await editor.addParagraph('Changed.');
  const after = await editor.open(id);
  expect(after.slice(0, -1).map(withoutParagraphs)).toEqual(before.map(withoutParagraphs));
  await page.close();
  return `${origin}/?p=${id}`;
}

/** The editor makes paragraphs of a classic block's text afresh each time. */
function withoutParagraphs({ name, attributes, innerBlocks }: ReadBlock): object {
  const content = name === 'core/freeform' ? String(attributes.content).replace(/<\/?p>|\s/g, '') : undefined;
  return { name, attributes: content === undefined ? attributes : { content }, innerBlocks };
}

/** Publishes a text in the classic editor as a role, opens the post again, changes and saves it; returns its address. */
async function publishText(
  { browser, wordPress: { origin } }: Tools,
  role: Role,
  text: string,
): Promise<string> {
  const page = await logIn(browser, origin, role);
  const editor = await ClassicEditor.of(page, origin);
  const id = await editor.publish(`Before the form.\n\n${text}\n\nAfter the form.`);
  const before = await editor.open(id);
  await editor.addParagraph('Changed.');
  expect(await editor.open(id)).toBe(`${before}\n\nChanged.`);
  await page.close();
  return `${origin}/?p=${id}`;
}

/** Looks at the page on a phone and on a desk, in a theme of each kind: forms show, and all stands in the column of the text. */
async function look(page: Page, address: string, forms: readonly Locator[]): Promise<void> {
  for (const theme of [`&${classicTheme}`, '']) {
    await page.goto(address + theme);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText('Changed.')).toBeVisible();
      for (const form of forms) await expect(quoteControls(form).submit).toBeVisible();
      const lefts = await page
        .locator('main :is(.wp-block-post-content, .entry-content) :is(iframe, a[data-painting-quote])')
        .or(page.getByText('Before the form.'))
        .evaluateAll((all) => all.map((node) => Math.round(node.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(1);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    }
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

test.beforeEach(() => test.slow());

for (const role of ['administrator', 'editor'] as const) {
  for (const format of formats) {
    test(`${format}: pasted by an ${role} into blocks, it survives a change and sends leads`, async ({
      browser,
      page,
      server,
      wordPress,
      lines,
    }) => {
      const blocks = blocksOf(format, lines[format] ?? '');
      const address = await publishBlocks({ browser, wordPress }, role, blocks);
      const forms = blocks.map((_, index) => formOf(page, format, index));
      await look(page, address, forms);
      for (const [index, form] of forms.entries()) await sendLead(form, `Form ${index}`);
      await expect.poll(() => sourcesOf(server)).toEqual(forms.map(() => 'partner'));
    });

    if (forTemplates.includes(format)) continue;
    test(`${format}: pasted by an ${role} into the classic editor, it survives a change and sends a lead`, async ({
      browser,
      page,
      server,
      wordPress,
      lines,
    }) => {
      const address = await publishText({ browser, wordPress }, role, lines[format] ?? '');
      const form = formOf(page, format, 0);
      await look(page, address, [form]);
      await sendLead(form);
      expect(await sourcesOf(server)).toEqual(['partner']);
    });
  }
}

for (const format of formats) {
  const isForTemplates = forTemplates.includes(format);
  const left = isForTemplates ? 'runs nothing' : 'leaves the phone link or nothing, and no dead form';
  test(`${format}: saved by an author it ${left}`, async ({ browser, page, wordPress, lines }) => {
    const text = lines[format] ?? '';
    const tools = { browser, wordPress };
    for (const address of [
      await publishBlocks(tools, 'author', blocksOf(format, text)),
      await publishText(tools, 'author', text),
    ]) {
      await page.goto(address);
      await expect(page.getByText('Changed.')).toBeVisible();
      const content = page.locator('.wp-block-post-content').first();
      await expect(content.locator('form, input, iframe, painting-quote-form, script, template')).toHaveCount(
        0,
      );
      if (!isForTemplates) await expect(content.locator('textarea, button')).toHaveCount(0);
      if (/HTML|WordPress/.test(format))
        await expect(content.locator('a[href^="tel:"]').first()).toBeVisible();
    }
  });
}

test("an administrator's reusable block gives an author's post a form that sends a lead", async ({
  browser,
  page,
  server,
  wordPress,
  lines,
}) => {
  const content = `<!-- wp:html -->${lines.WordPress}<!-- /wp:html -->`;
  const block = { title: 'Quote form', status: 'publish', content };
  const { id } = await callRest(wordPress.origin, 'administrator', 'blocks', block);
  const blocks = [{ name: 'core/block', attributes: { ref: id } }];
  const address = await publishBlocks({ browser, wordPress }, 'author', blocks);
  const form = formOf(page, 'WordPress', 0);
  await look(page, address, [form]);
  await sendLead(form);
  expect(await sourcesOf(server)).toEqual(['partner']);
});

test("the lines work in a widget's block and in a template of the site editor", async ({
  page,
  server,
  wordPress,
  lines,
}) => {
  const content = `<!-- wp:html -->${lines.WordPress}<!-- /wp:html -->`;
  const widget = { id_base: 'block', sidebar: 'sidebar-1', instance: { raw: { content } } };
  const call = (path: string, body: object) =>
    callRest(wordPress.origin, 'administrator', path, body, `&${classicTheme}`);
  const { id } = await call('widgets', widget);
  await call('sidebars/sidebar-1', { widgets: [id] });
  await callRest(wordPress.origin, 'administrator', 'templates/twentytwentythree//search', { content });
  for (const address of [`/?${classicTheme}`, '/?s=form']) {
    await page.goto(wordPress.origin + address);
    await sendLead(formOf(page, 'WordPress', 0), address);
  }
  await expect.poll(() => sourcesOf(server)).toEqual(['partner', 'partner']);
});

test('tags with content keep it in the classic editor, and the opener of the modal stands in the column', async ({
  browser,
  page,
  wordPress,
  lines,
}) => {
  const all = tagsWithContent.map((tag) => lines[tag]).join('\n\n');
  const address = await publishText({ browser, wordPress }, 'administrator', all);
  await look(page, address, []);
  await expect(page.getByRole('figure', { name: 'Name' }).first()).toBeVisible();
  await expect(page.locator('painting-faq').getByText('First question')).toBeVisible();
  await page.locator('painting-service-map').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('painting-service-map li').count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'Request a free quote' }).click();
  await sendLead(page.locator('painting-quote-modal'));
});

test('a field and words for consent, written in the classic editor, are asked and sent', async ({
  browser,
  page,
  server,
  wordPress,
  lines,
}) => {
  const address = await publishText({ browser, wordPress }, 'administrator', lines.asking ?? '');
  const form = formOf(page, 'WordPress', 0);
  await look(page, address, [form]);
  await form.getByLabel('Heard of us').fill('A neighbour');
  await form.getByRole('checkbox', { name: consentWords }).check();
  await sendLead(form);
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain(consentWords);
  expect(JSON.stringify(notification?.params)).toContain('A neighbour');
});

test("an author's blocks and shortcodes of the plugin survive a change and send leads", async ({
  browser,
  page,
  server,
  wordPress,
}) => {
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
  const [, item] = feed.split('<item>');
  expect(item).toContain(`${address}</guid>`);
  expect(item).toContain(`tel:${business.phone.dialled}`);
  expect(item).not.toMatch(/&lt;painting-|<painting-/);
});

test("an author's Button block that links to #painting-quote opens the plugin's modal", async ({
  browser,
  page,
  wordPress,
}) => {
  const button: Block = { name: 'core/button', attributes: { text: 'Get a quote', url: '#painting-quote' } };
  const address = await publishBlocks({ browser, wordPress }, 'author', [
    { name: 'core/buttons', attributes: {}, innerBlocks: [button] },
    { name: 'painting/quote-modal', attributes: {} },
  ]);
  await page.goto(address);
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await sendLead(page.locator('painting-quote-modal'));
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
  await page.route(`${business.url}/**`, async (route) => {
    const url = route.request().url().replace(business.url, server.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const address = await publishText({ browser, wordPress }, 'author', `${server.origin}/embed/quote`);
  await page.goto(address);
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const { submit } = quoteControls(frame.contentFrame().locator('painting-quote-form'));
  await expect(submit).toBeVisible();
  const body = frame.contentFrame().locator('body');
  expect(await body.evaluate((node) => getComputedStyle(node).fontFamily)).not.toMatch(/^"?Times/);
  const wanted = () => body.evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollHeight);
  await expect
    .poll(async () => Number(await frame.getAttribute('height')) - Math.min(1_000, await wanted()))
    .toBe(0);
});
