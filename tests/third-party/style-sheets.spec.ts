import type { Page } from 'playwright/test';
import { test as base, expect } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { packageFile, tailwindPreflight } from './libraries';
import { useEveryTag, waitForEveryTag } from './use-every-tag';

interface WorkerFixtures {
  /** Styles inside the tags on a plain page. */
  readonly plain: InnerStyles;
}

const test = base.extend<object, WorkerFixtures>({
  plain: [
    async ({ browser, server, thirdPartySite }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(thirdPartySite.show('/plain', hostPage(server.origin)));
      await waitForEveryTag(page);
      await use(await innerStyles(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 1280, height: 900 } });

const sheets: Readonly<Record<string, () => string>> = {
  'Bootstrap 3': () => packageFile('bootstrap3/dist/css/bootstrap.css'),
  'Bootstrap 5': () => packageFile('bootstrap/dist/css/bootstrap.css'),
  Foundation: () => packageFile('foundation-sites/dist/css/foundation.css'),
  Bulma: () => packageFile('bulma/css/bulma.css'),
  Materialize: () => packageFile('materialize-css/dist/css/materialize.css'),
  'Tailwind preflight': tailwindPreflight,
  'a sheet that unsets everything': () => '* { all: unset !important; }',
  'a sheet that makes everything initial': () => '* { all: initial !important; }',
  'a root font size of 62.5 %': () => 'html { font-size: 62.5%; }',
  'a sheet that shouts at every element':
    () => `* { color: #c0c !important; font: italic 700 9px/1 cursive !important;
    text-align: right !important; text-transform: uppercase !important; letter-spacing: 0.4em !important;
    text-indent: 3em !important; white-space: pre !important; word-spacing: 1em !important; word-break: break-all !important;
    text-shadow: 1px 1px red !important; font-variant: small-caps !important; list-style: square !important;
    hyphens: auto !important; box-sizing: content-box !important; transition: all 9s !important; }
    input, button, select, textarea { width: 30px !important; height: 60px !important; border: 9px dotted red !important; }
    h2, h3, p, fieldset, legend, label { margin: 30px !important; display: inline !important; }
    .button, .field, .base, .own, .carousel, .modal { display: none !important; }`,
};

/** Left to releases: sheets like these two. */
const sample = ['Bootstrap 5', 'a sheet that unsets everything'];
const names = process.env.MATRIX === 'all' ? Object.keys(sheets) : sample;

for (const [name, css] of Object.entries(sheets).filter(([one]) => names.includes(one))) {
  test(`under ${name} every tag works and looks as on a plain page`, async ({
    page,
    server,
    thirdPartySite,
    plain,
  }) => {
    const sheet = thirdPartySite.show('/sheet.css', css(), { 'Content-Type': 'text/css; charset=utf-8' });
    const head = `<link rel="stylesheet" href="${sheet}">`;
    await page.goto(thirdPartySite.show('/under', hostPage(server.origin, everyTag, { head })));
    await waitForEveryTag(page);
    expect(Object.keys(plain).length).toBeGreaterThan(100);
    expect(differences(plain, await innerStyles(page))).toEqual([]);
    await useEveryTag(page);
  });
}

/** Computed styles of each node inside the tags. */
type InnerStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Computed styles of every node and pseudo-element rendered by the page's tags. */
async function innerStyles(page: Page): Promise<InnerStyles> {
  return page.evaluate(() => {
    const found: Record<string, Record<string, string>> = {};
    for (const tag of document.querySelectorAll('#tags > *')) {
      const nodes = tag.shadowRoot?.querySelectorAll('*') ?? [];
      for (let index = 0; index < nodes.length; index += 1) {
        const node = nodes[index] as Element;
        // Around slotted questions and slides, tags let the page's text styles inherit.
        const isHandedThrough =
          ['painting-faq', 'painting-carousel'].includes(tag.localName) && !node.closest('.own');
        if (isHandedThrough) continue;
        for (const part of ['', '::before', '::after', '::placeholder']) {
          const style = getComputedStyle(node, part || undefined);
          const isDrawn =
            part !== '::placeholder' ? style.content !== 'none' : node.hasAttribute('placeholder');
          if (part && !isDrawn) continue;
          const name = `${tag.localName} ${index} ${node.localName}.${node.getAttribute('class')}${part}`;
          const values: Record<string, string> = {};
          for (let at = 0; at < style.length; at += 1) {
            const property = style[at] as string;
            // Ignores the page's own custom properties, which no tag reads.
            if (!property.startsWith('--')) values[property] = style.getPropertyValue(property);
          }
          found[name] = values;
        }
      }
    }
    return found;
  });
}

/** Inheritable properties of the page's font, such as smoothing and tab size. */
const pagesOwn =
  /^(-webkit-font-smoothing|text-rendering|text-size-adjust|tab-size|-webkit-tap-highlight-color)$/;

/** Properties that depend on the height of the page's slides. */
const belowSlides = /^(top|inset-block-start)$/;

/** Properties of where text for screen readers alone stands. */
const place = /^(top|right|bottom|left|inset-.+)$/;

/**
 * One line per tag, property and pair of values (plain page, this page), with the first node that differs.
 */
function differences(plain: InnerStyles, here: InnerStyles): readonly string[] {
  const firstNodes = new Map<string, string>();
  for (const node of new Set([...Object.keys(plain), ...Object.keys(here)])) {
    const [expected = {}, actual = {}] = [plain[node], here[node]];
    for (const property of Object.keys({ ...expected, ...actual })) {
      if (expected[property] === actual[property] || pagesOwn.test(property)) continue;
      if (node.includes('visually-hidden') && place.test(property)) continue;
      if (node.startsWith('painting-carousel') && belowSlides.test(property)) continue;
      const line = `${property}: ${expected[property]} became ${actual[property]}`;
      if (!firstNodes.has(line)) firstNodes.set(line, node);
    }
  }
  return [...firstNodes].map(([line, node]) => `${node} ${line}`);
}
