import { createHash } from 'node:crypto';
import { en } from '../../../shared/locales/en';
import { fr } from '../../../shared/locales/fr';
import { sendLead, visitor } from '../../support/driver/leads';
import { playwrightDriver } from '../../support/driver/playwright-driver';
import { fillQuoteForm, quoteControls } from '../../support/page/quote-form';
import { expect, test } from './examples-test';

test("a frame's height follows its content", async ({ page }) => {
  await page.goto('/pages/frame-variant');
  const frame = page.locator('iframe').first();
  const content = page.frameLocator('iframe').first().locator('#embed');
  const { submit } = quoteControls(content.locator('painting-quote-form'));
  await expect(submit).toBeVisible();
  const contentHeight = () => content.evaluate((node) => Math.ceil(node.getBoundingClientRect().height));
  const frameHeight = () => frame.evaluate((node) => node.clientHeight);
  await expect.poll(frameHeight).toBe(await contentHeight());
  const before = await frameHeight();
  await submit.click();
  await expect.poll(frameHeight).toBeGreaterThan(before);
  expect(await frameHeight()).toBe(await contentHeight());
});

test('a lead from a frame names the embedding page', async ({ page, server }) => {
  await page.goto('/pages/frame-variant');
  const form = page.frameLocator('iframe').first().locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('source=frame-example');
});

test('a frame takes options but no addresses, services or keys from its URL', async ({ page, server }) => {
  const wanted = 'lang=fr&source=partner&heading=Bonjour&background=white&button=light';
  const refused =
    'mode=test&email-url=https://elsewhere.example/&email-service-id=x&email-public-key=x&notification-template=x&thank-you-url=https://elsewhere.example/&onclick=alert(1)&style=display:none&id=x';
  await page.goto(`${server.origin}/embed/quote?${wanted}&${refused}`);
  const form = page.locator('painting-quote-form');
  await expect(form.getByRole('heading', { name: 'Bonjour' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await expect(page).toHaveTitle('Votre soumission gratuite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre soumission gratuite');
  const attributes = await form.evaluate((node) =>
    Object.fromEntries(node.getAttributeNames().map((name) => [name, node.getAttribute(name)])),
  );
  const own = { 'privacy-url': '/privacy' };
  expect(attributes).toEqual({ ...own, ...Object.fromEntries(new URLSearchParams(wanted)) });
});

test('frame pages can be framed by any site and are hidden from search engines', async ({ server }) => {
  for (const path of ['/embed/quote', '/embed/estimator']) {
    const answer = await fetch(server.origin + path);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    expect(await (await fetch(`${server.origin}/sitemap.xml`)).text()).not.toContain(path);
  }
});

test('a frame that loads before the script is resized too', async ({ page, server, thirdPartySite }) => {
  await page.goto(
    thirdPartySite.show(
      '/late-script',
      `<!doctype html><html lang="en"><title>Late</title><body><iframe title="Ours" src="${server.origin}/embed/quote" height="300"></iframe></body></html>`,
    ),
  );
  await expect(page.frameLocator('iframe').getByRole('button', { name: en.quoteForm.submit })).toBeVisible();
  expect(await page.locator('iframe').getAttribute('style')).toBeNull();
  await page.addScriptTag({ url: `${server.origin}/embed/embed.js` });
  await expect(page.locator('iframe')).toHaveAttribute('style', /^height: \d{3}px/);
});

test("a frame speaks the page's language, unless its address names another", async ({
  page,
  server,
  thirdPartySite,
}) => {
  const frame = (query: string) =>
    `<iframe title="Ours" src="${server.origin}/embed/quote${query}"></iframe>`;
  await page.goto(
    thirdPartySite.show(
      '/french',
      `<!doctype html><html lang="en"><title>French</title><body><div lang="fr-CA">${frame('')}${frame('?lang=en')}</div><div lang="de">${frame('')}</div><script src="${server.origin}/widgets/embed.js"></script></body></html>`,
    ),
  );
  const languages = [fr, en, en];
  for (const [index, { quoteForm }] of languages.entries()) {
    const shown = page.frameLocator('iframe').nth(index);
    await expect(shown.getByRole('button', { name: quoteForm.submit, exact: true })).toBeVisible();
    await expect(shown.locator('html')).toHaveAttribute('lang', index === 0 ? 'fr' : /^en/);
  }
});

test('a frame in a sandbox without an origin has its styles, fonts and script', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(
    thirdPartySite.show(
      '/sandbox',
      `<!doctype html><html lang="en"><title>Sandbox</title><body><iframe sandbox="allow-scripts" title="Ours" src="${server.origin}/embed/quote#?secret=a1B2" width="600"></iframe>
<script>addEventListener('message', ({ data }) => { if (data.secret === 'a1B2') document.querySelector('iframe').height = data.value; });</script></body></html>`,
    ),
  );
  await expect(page.locator('iframe')).toHaveAttribute('height', /^\d{3}$/);
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: en.quoteForm.submit }),
  ).toBeInViewport();
  expect(failed).toEqual([]);
});

test("the page's script accepts heights only from the frame itself", async ({
  page,
  server,
  thirdPartySite,
}) => {
  const forger = thirdPartySite.show(
    '/forger',
    `<!doctype html><html lang="en"><title>Forger</title><script>parent.postMessage({type: 'painting-height', height: 4321}, '*')</script></html>`,
  );
  const framing = thirdPartySite.show(
    '/framing',
    `<!doctype html><html lang="en"><title>Framing</title><body>
<iframe id="ours" title="Ours" src="${server.origin}/embed/estimator" width="600" height="300"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ origin, data }) => heard.push([origin, data]));
</script>
<script src="${server.origin}/embed/embed.js"></script>
<iframe id="forged" title="Forger" src="${forger}" width="600" height="300"></iframe></body></html>`,
  );
  await page.goto(framing);
  const heights = () => page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.style.height));
  await expect.poll(async () => (await heights())[0]).toMatch(/^\d+px$/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard'))))
    .toContain(JSON.stringify([thirdPartySite.origin, { type: 'painting-height', height: 4321 }]));
  const [before] = await heights();
  for (const message of [{ type: 'painting-height', height: 5000 }, null, 'painting-height', { height: 1 }]) {
    await page.evaluate((data) => window.postMessage(data, '*'), message);
  }
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').length)).toBeGreaterThanOrEqual(6);
  expect(await heights()).toEqual([before, '']);
});

/** A partner's page with one of our frames and, by default, its script. */
function partnersPage(
  origin: string,
  frame: string,
  script = `<script src="${origin}/widgets/embed.js" defer></script>`,
): string {
  return `<!doctype html><html lang="en"><title>Partner</title><style>:root { --painting-accent: #2f6b46 }</style><body>
<iframe title="Ours" width="600" height="640" src="${origin}/embed/quote" ${frame}></iframe>${script}</body></html>`;
}

test("a frame receives the page's attribution, theme and attributes, and its events reach the page", async ({
  page,
  server,
  thirdPartySite,
}) => {
  const address = thirdPartySite.show(
    '/offers',
    partnersPage(
      server.origin,
      'id="offer" data-source="partner" data-prefill-query data-data-layer data-heading="Bonjour" data-lang="fr" data-email-url="https://elsewhere.example/"',
    ),
  );
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['painting-start', 'painting-success'])
      addEventListener(name, (event) =>
        heard.push([
          name,
          event.target instanceof HTMLIFrameElement,
          event instanceof CustomEvent && event.detail.tagId,
        ]),
      );
  });
  await page.goto(`${address}?utm_source=spring&gclid=1&message=From+the+page`);
  const form = page.frameLocator('iframe').locator('painting-quote-form');
  await expect(form.getByRole('heading', { name: 'Bonjour' })).toBeVisible();
  await expect(form).not.toHaveAttribute('email-url');
  await expect(form.getByLabel('Votre message')).toHaveValue('From the page');
  expect(
    await form.evaluate((tag) => getComputedStyle(tag).getPropertyValue('--painting-accent').trim()),
  ).toBe('#2f6b46');
  await sendLead(playwrightDriver(form), visitor, 'fr');
  await expect(form.getByRole('heading', { name: /^Merci de nous avoir écrit!$/ })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain(
    'Came from: source=partner; gclid=1; utm_source=spring; landing=/offers',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    ['painting-start', true, 'offer'],
    ['painting-success', true, 'offer'],
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    expect.objectContaining({ event: 'generate_lead', source: 'partner', tag_id: 'offer' }),
  ]);
});

test("without script, the frame's referrer passes the page's campaign", async ({
  page,
  server,
  thirdPartySite,
}) => {
  const address = thirdPartySite.show(
    '/bare',
    partnersPage(server.origin, 'referrerpolicy="unsafe-url"', ''),
  );
  await page.goto(`${address}?utm_source=spring`);
  const form = page.frameLocator('iframe').locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('Came from: utm_source=spring; landing=/bare');
});

test('a frame waiting for consent stores and receives nothing about its visitor', async ({
  page,
  server,
  thirdPartySite,
}) => {
  const frame = `<iframe title="Ours" width="600" height="640" src="${server.origin}/embed/quote?attribution=consent" referrerpolicy="unsafe-url"></iframe>
<script src="${server.origin}/widgets/embed.js" defer></script>`;
  const address = thirdPartySite.show(
    '/asks',
    `<!doctype html><html lang="en"><title>Partner</title><body>${frame}</body></html>`,
  );
  await page.goto(`${address}?utm_source=spring`);
  const form = page.frameLocator('iframe').locator('painting-quote-form');
  await fillQuoteForm(form);
  const stored = () =>
    Promise.all(
      page.frames().map((one) => one.evaluate(() => sessionStorage.getItem('painting-first-touch'))),
    );
  expect(await stored()).toEqual([null, null]);
  await page.evaluate(() => dispatchEvent(new Event('painting-consent')));
  await expect.poll(async () => (await stored())[1]).toContain('spring');
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: en.thankYou.contact.heading })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_details).toContain('Came from: utm_source=spring; landing=/asks');
});

test('after a lead the page opens its own thank-you page, and links leave the frame', async ({
  page,
  server,
  thirdPartySite,
}) => {
  thirdPartySite.show('/thanks', '<!doctype html><html lang="en"><title>Thanks</title></html>');
  const framing = thirdPartySite.show('/on', partnersPage(server.origin, 'data-thank-you-url="/thanks"'));
  await page.goto(framing);
  const form = page.frameLocator('iframe').locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(page).toHaveURL(/\/thanks$/);
  const plain = thirdPartySite.show('/stay', partnersPage(server.origin, ''));
  await page.goto(plain);
  await fillQuoteForm(form, { ...visitor, message: 'Another one' });
  await quoteControls(form).submit.click();
  await form.getByRole('link', { name: en.thankYou.home }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
});

test('the frame script can be pinned', async ({ server }) => {
  const { embed } = await (await fetch(`${server.origin}/widgets/integrity.json`)).json();
  const answer = await fetch(server.origin + embed.path);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const hash = createHash('sha384')
    .update(await answer.text())
    .digest('base64');
  expect(embed.integrity).toBe(`sha384-${hash}`);
  for (const path of ['/embed/embed.js', '/widgets/embed.js']) {
    expect(await (await fetch(server.origin + path)).text()).toContain('painting-page');
  }
});

test('a frame script loaded as a module resizes frames too', async ({ page, server, thirdPartySite }) => {
  await page.goto(
    thirdPartySite.show(
      '/module-script',
      `<!doctype html><html lang="en"><title>Module</title><body><iframe title="Ours" src="${server.origin}/embed/quote" height="300"></iframe><script type="module">import '${server.origin}/widgets/embed.js'</script></body></html>`,
    ),
  );
  await expect(page.locator('iframe')).toHaveAttribute('style', /^height: \d{3}px/);
});
