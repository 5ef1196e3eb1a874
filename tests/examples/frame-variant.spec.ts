import { fillQuoteForm, quoteControls } from '../support/page/quote-form';
import { expect, test } from './examples-test';

test('a frame is as high as what it holds, and grows and shrinks with it', async ({ page }) => {
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

test('a lead from a frame arrives, and says which page framed it', async ({ page, server }) => {
  await page.goto('/pages/frame-variant');
  const form = page.frameLocator('iframe').first().locator('painting-quote-form');
  await fillQuoteForm(form);
  await quoteControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  const [notification] = await server.sendCalls();
  expect(notification?.params.lead_source).toContain('source=frame-example');
});

test('a frame takes its options from its address, and no address, service or key', async ({
  page,
  server,
}) => {
  const wanted = 'lang=fr&source=partner&mode=test&heading=Bonjour&background=white&button=light';
  const refused =
    'email-url=https://elsewhere.example/&email-service-id=x&email-public-key=x&notification-template=x&thank-you-url=https://elsewhere.example/&onclick=alert(1)&style=display:none&id=x';
  await page.goto(`${server.origin}/embed/quote?${wanted}&${refused}`);
  const form = page.locator('painting-quote-form');
  await expect(form.getByRole('heading', { name: 'Bonjour' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  const attributes = await form.evaluate((node) =>
    Object.fromEntries(node.getAttributeNames().map((name) => [name, node.getAttribute(name)])),
  );
  expect(attributes).toEqual(Object.fromEntries(new URLSearchParams(wanted)));
});

test('the pages to be framed may be framed by anybody, and are not to be found by searching', async ({
  server,
}) => {
  for (const path of ['/embed/quote', '/embed/estimator']) {
    const answer = await fetch(server.origin + path);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    expect(await (await fetch(`${server.origin}/sitemap.xml`)).text()).not.toContain(path);
  }
});

test('a frame that was there before the script is fitted all the same', async ({
  page,
  server,
  thirdPartySite,
}) => {
  await page.goto(
    thirdPartySite.show(
      '/late-script',
      `<!doctype html><html lang="en"><title>Late</title><body><iframe title="Ours" src="${server.origin}/embed/quote" height="300"></iframe></body></html>`,
    ),
  );
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await page.locator('iframe').getAttribute('style')).toBeNull();
  await page.addScriptTag({ url: `${server.origin}/embed/embed.js` });
  await expect(page.locator('iframe')).toHaveAttribute('style', /^height: \d{3}px/);
});

test("the page's script believes a height only from the frame itself", async ({
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
