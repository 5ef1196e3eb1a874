import type { Page } from 'playwright/test';
import { builtRelease } from '../../build/widgets/release';
import { en } from '../../shared/locales/en';
import { business } from '../support/business';
import { fillEstimator } from '../support/driver/leads';
import { playwrightDriver } from '../support/driver/playwright-driver';
import { estimatorControls, giveContactInfo } from '../support/page/estimator';
import { expect, test } from '../support/page/flow-test';
import { everyTag, hostPage } from '../support/page/host-page';
import { quoteControls } from '../support/page/quote-form';
import { useEveryTag, waitForEveryTag } from './use-every-tag';

const address = (origin: string) => `${origin}/widgets/painting-widgets.js`;

const arrivals: Readonly<Record<string, (origin: string) => string>> = {
  'asked for under two addresses': (origin) =>
    `<script src="${origin}${builtRelease().path}" defer></script><script src="${address(origin)}" async></script>`,
  'in the way of the page, in its head': (origin) => `<script src="${address(origin)}"></script>`,
};

for (const [name, scripts] of Object.entries(arrivals)) {
  const tag = name.includes('two addresses') ? [] : '@release';
  test(`every tag works with the script ${name}`, { tag }, async ({ page, server, thirdPartySite }) => {
    await page.goto(
      thirdPartySite.show('/arrival', hostPage(server.origin, everyTag, { scripts: scripts(server.origin) })),
    );
    await useEveryTag(page);
  });
}

test('every tag works if the script loads last', async ({ page, server, thirdPartySite }) => {
  await page.goto(
    thirdPartySite.show('/late', hostPage(server.origin, everyTag, { scripts: '<!-- later -->' })),
  );
  await page.addScriptTag({ url: address(server.origin) });
  await useEveryTag(page);
});

test('every tag works where sheets cannot be adopted, as in Safari before 16.4', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot])
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await page.goto(thirdPartySite.show('/older-browser', hostPage(server.origin, everyTag)));
  await useEveryTag(page);
  const submit = page.locator('painting-quote-form').getByRole('button', { name: en.quoteForm.submit });
  expect(await submit.evaluate((button) => getComputedStyle(button).fontWeight)).toBe('700');
});

test('every tag renders and its form answers without the features that jsdom lacks', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot])
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'matchMedia', 'CSSStyleSheet'])
      Reflect.deleteProperty(window, name);
  });
  await page.goto(thirdPartySite.show('/jsdom', hostPage(server.origin, everyTag)));
  await waitForEveryTag(page);
  const form = page.locator('painting-quote-form');
  await form.getByRole('button', { name: en.quoteForm.submit }).click();
  await expect(form.getByText(en.quoteForm.errors.nameRequired)).toBeVisible();
});

const versionOrders = [
  { first: 'older', second: 'newer', submit: 'Send it' },
  { first: 'newer', second: 'older', submit: en.quoteForm.submit },
] as const;

for (const { first, second, submit } of versionOrders) {
  test(`of two versions on a page, the first to load, the ${first}, renders all tags`, async ({
    page,
    server,
    thirdPartySite,
  }) => {
    const script = await (await fetch(address(server.origin))).text();
    expect(script).toContain(`"${en.quoteForm.submit}"`);
    const type = { 'Content-Type': 'text/javascript' };
    const versions = {
      older: thirdPartySite.show(
        '/older.js',
        script.replaceAll(`"${en.quoteForm.submit}"`, '"Send it"'),
        type,
      ),
      newer: thirdPartySite.show('/newer.js', script, type),
    };
    const scripts = `<script src="${versions[first]}" defer></script><script src="${versions[second]}" defer></script>`;
    await page.goto(thirdPartySite.show('/versions', hostPage(server.origin, everyTag, { scripts })));
    // These copies have nothing beside them.
    await waitForEveryTag(page, /map|preview/);
    await expect(page.locator('painting-quote-form').getByRole('button')).toHaveText(submit);
    await page.locator('[data-painting-quote]').click();
    await expect(page.locator('painting-quote-modal').getByRole('button', { name: submit })).toBeVisible();
  });
}

test('the map is fetched when it comes near, and without its file its children stay', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const file = '/widgets/painting-widgets.service-map.js';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const body = `<div style="height: 3000px"></div><painting-service-map><ul><li>${business.serviceArea.towns[0]}</li></ul></painting-service-map>`;
  const address = thirdPartySite.show('/far', hostPage(server.origin, body));
  const town = page.locator('painting-service-map li');
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto(address);
  await expect(town).toBeVisible();
  expect(requests).not.toContain(file);
  await town.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain(file);
  await expect(town).toBeVisible();
  await page.unroute(`**${file}`);
  await page.reload();
  await town.scrollIntoViewIfNeeded();
  await expect(
    page.locator('painting-service-map').getByRole('region', { name: en.serviceMap.label }),
  ).toBeVisible();
});

test('every tag works under the strictest policy without violations', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const policy = `default-src 'none'; script-src ${server.origin}; connect-src ${server.origin}; style-src 'none';
    require-trusted-types-for 'script'; trusted-types 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
  const markup = hostPage(server.origin, everyTag.replace(/ style="[^"]*"/, ''));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.replaceAll('\n', ' '),
  };
  await page.goto(
    thirdPartySite.show('/strict', markup.replace('<link rel="icon" href="data:,">', ''), headers),
  );
  await useEveryTag(page);
});

test('every tag works in a sandboxed frame', { tag: '@release' }, async ({
  page,
  server,
  thirdPartySite,
}) => {
  const framed = thirdPartySite.show('/framed', hostPage(server.origin));
  const body = `<iframe sandbox="allow-scripts" width="900" height="1400" src="${framed}"></iframe>`;
  await page.goto(thirdPartySite.show('/frame', hostPage(server.origin, body, { scripts: '<!-- none -->' })));
  await useEveryTag(page, page.frameLocator('iframe'));
});

test('tags in a template are inert until cloned', { tag: '@release' }, async ({
  page,
  server,
  thirdPartySite,
}) => {
  const body = `<template>${everyTag}</template>`;
  await page.goto(thirdPartySite.show('/template', hostPage(server.origin, body)));
  await page.waitForFunction(() => customElements.get('painting-faq'));
  const template = page.locator('template');
  expect(
    await template.evaluate(
      (holder: HTMLTemplateElement) => holder.content.querySelector('painting-estimator')?.shadowRoot,
    ),
  ).toBeNull();
  await template.evaluate((holder: HTMLTemplateElement) =>
    document.body.append(holder.content.cloneNode(true)),
  );
  await useEveryTag(page);
});

test('cloned tags are fresh, and the originals keep their text', { tag: '@release' }, async ({
  page,
  server,
  thirdPartySite,
}) => {
  await openTags(page, thirdPartySite.show('/cloned', hostPage(server.origin)));
  const message = (place: string) => quoteControls(page.locator(`${place} painting-quote-form`)).message;
  await message('#tags').fill('Kept');
  await page.evaluate(() => {
    const clone = document.querySelector('#tags')?.cloneNode(true) as Element;
    clone.id = 'clone';
    document.body.append(clone);
  });
  await expect(message('#clone')).toHaveValue('');
  await expect(message('#tags')).toHaveValue('Kept');
  await page.evaluate(() => document.querySelector('#tags')?.remove());
  await useEveryTag(page, page.locator('#clone'));
});

test("tags adopted into a frame's document keep their look and text, and work", async ({
  page,
  server,
  thirdPartySite,
}) => {
  await openTags(page, thirdPartySite.show('/adopted', hostPage(server.origin)));
  await quoteControls(page.locator('painting-quote-form')).message.fill('Kept');
  const button = page.locator('painting-quote-form').getByRole('button', { name: en.quoteForm.submit });
  const colour = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.width = '900';
    frame.height = '1400';
    document.body.append(frame);
    frame.contentDocument?.body.append(...document.querySelectorAll('#tags'));
  });
  const frame = page.frameLocator('iframe');
  const adopted = frame.locator('painting-quote-form');
  await expect(quoteControls(adopted).message).toHaveValue('Kept');
  await expect(adopted.getByRole('button', { name: en.quoteForm.submit })).toHaveCSS(
    'background-color',
    colour,
  );
  await useEveryTag(page, frame);
  const estimator = frame.locator('painting-estimator');
  await estimatorControls(estimator).wholeCondo.click();
  await estimatorControls(estimator).wallSqft.fill('900');
  await estimator.getByLabel('Baseboards').check();
  await estimatorControls(estimator).calculate.click();
  await expect(estimator.getByRole('heading', { name: en.thankYou.estimate.heading })).toBeVisible();
  expect(await server.estimateCalls()).toEqual([
    expect.objectContaining({ wallSqft: 900, hasBaseboards: true, ceilingType: 'none' }),
  ]);
});

async function openTags(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForEveryTag(page);
}

test('a language that the script leaves out is fetched once, by the tags that speak it', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [english, french] = [page.locator('#en'), page.locator('#fr')];
  await page.goto(
    thirdPartySite.show(
      '/languages',
      hostPage(
        server.origin,
        `<painting-quote-form id="en"></painting-quote-form>
         <div lang="fr"><painting-quote-form id="fr"></painting-quote-form><painting-estimator></painting-estimator></div>`,
      ),
    ),
  );
  await expect(french.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await expect(english.getByRole('button', { name: en.quoteForm.submit })).toBeVisible();
  await quoteControls(english).message.fill('Typed in English');
  await english.evaluate((form) => form.setAttribute('lang', 'fr'));
  await expect(english.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  await expect(english.locator('textarea')).toHaveValue('Typed in English');
  await fillEstimator(playwrightDriver(page.locator('painting-estimator')), 'general', 'fr');
  expect(asked.filter((path) => path.endsWith('.fr.js'))).toEqual(['/widgets/painting-widgets.fr.js']);
});

test('a tag whose language cannot be fetched speaks English and reports it', async ({
  page,
  server,
  thirdPartySite,
  pageConsole,
}) => {
  const missing = '/widgets/painting-widgets.fr.js';
  pageConsole.expected.push("error: painting-widgets.fr.js can't be loaded, so texts are in English");
  await page.route(`**${missing}`, (route) => route.abort());
  await page.goto(
    thirdPartySite.show(
      '/no-french',
      hostPage(server.origin, '<painting-quote-form lang="fr"></painting-quote-form>'),
    ),
  );
  await expect(page.getByRole('button', { name: en.quoteForm.submit })).toBeVisible();
});

for (const copy of ['4f2a.js', 'painting-widgets.js']) {
  const tag = copy === '4f2a.js' ? [] : '@release';
  test(`the script inside the combined file ${copy} fetches its other files from the business`, {
    tag,
  }, async ({ page, server, thirdPartySite }) => {
    const path = `/cache/min/${copy}`;
    const script = await (await page.request.get(address(server.origin))).text();
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `var theme = 1;\n${script}` }),
    );
    await page.route(`${business.url}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: server.origin + pathname }) });
    });
    const form = '<painting-quote-form lang="fr"></painting-quote-form>';
    const scripts = `<script src="${path}" defer></script>`;
    await page.goto(thirdPartySite.show('/combined', hostPage(server.origin, form, { scripts })));
    await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  });
}

test('a page without jobs as data offers all of the business, once the visitor begins or the tag names one', async ({
  page,
  server,
  thirdPartySite,
  pageConsole,
}) => {
  pageConsole.expected.push(
    'error: <painting-estimator> job="garrage" is not valid: expected general, specific_rooms, garage, cabinets, exterior, fence_deck. Did you mean garage?',
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const jobs = '/widgets/painting-widgets.jobs.js';
  const show = (path: string, attributes: string) =>
    page.goto(
      thirdPartySite.show(
        path,
        hostPage(server.origin, `<painting-estimator ${attributes}></painting-estimator>`),
      ),
    );
  const estimator = page.locator('painting-estimator');
  await show('/jobs', '');
  await expect(estimator.getByText('Step 1 of 3')).toBeVisible();
  expect(asked).not.toContain(jobs);
  await giveContactInfo(estimator);
  await expect(estimator.getByRole('button', { name: 'Fence and Deck' })).toBeVisible();
  expect(asked).toContain(jobs);

  await show('/garage', 'job="garage"');
  await expect(estimator.getByText('Step 1 of 2')).toBeVisible();
  await show('/misspelt', 'job="garrage"');
  await expect(estimator.getByText('Step 1 of 3')).toBeVisible();
  await expect.poll(() => pageConsole.lines).toHaveLength(1);
});

test('a draft of a job that the page does not carry opens at its step', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const tag = '<painting-estimator keep-draft></painting-estimator>';
  await page.goto(thirdPartySite.show('/draft', hostPage(server.origin, tag)));
  const estimator = page.locator('painting-estimator');
  await giveContactInfo(estimator);
  await estimator.getByRole('button', { name: 'Garage' }).click();
  await estimator.getByRole('textbox', { name: 'Wall Square Footage' }).fill('600');
  await page.reload();
  await expect(estimator.getByText('Step 3 of 3')).toBeVisible();
  await expect(estimator.getByRole('textbox', { name: 'Wall Square Footage' })).toHaveValue('600');
});
