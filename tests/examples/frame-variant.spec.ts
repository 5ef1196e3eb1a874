import { contactControls, fillContactForm } from '../support/playwright/contact-form';
import { expect, test } from './support/examples-test';

test('a frame is as high as what it holds, and grows and shrinks with it', async ({ page }) => {
  await page.goto('/pages/frame-variant');
  const frame = page.locator('iframe').first();
  const content = page.frameLocator('iframe').first().locator('#embed');
  const { submit } = contactControls(content.locator('painting-quote-form'));
  await expect(submit).toBeVisible();
  const contentHeight = () => content.evaluate((node) => Math.ceil(node.getBoundingClientRect().height));
  const frameHeight = () => frame.evaluate((node) => node.clientHeight);
  await expect.poll(frameHeight).toBe(await contentHeight());
  const before = await frameHeight();
  await submit.click();
  await expect.poll(frameHeight).toBeGreaterThan(before);
  expect(await frameHeight()).toBe(await contentHeight());
});

test('a lead from a frame arrives, and says which page framed it', async ({ page, provider }) => {
  await page.goto('/pages/frame-variant');
  const form = page.frameLocator('iframe').first().locator('painting-quote-form');
  await fillContactForm(form);
  await contactControls(form).submit.click();
  await expect(form.getByRole('heading', { name: 'Thank You for Contacting Us!' })).toBeVisible();
  const [notification] = await provider.sendCalls();
  expect(notification?.params.lead_source).toContain('source=frame-example');
});

test('a frame takes its options from its address, and no address, service or key', async ({
  page,
  provider,
}) => {
  const wanted = 'lang=fr&source=partner&mode=test&heading=Bonjour&background=white&button=light';
  const refused =
    'email-url=https://elsewhere.example/&email-service-id=x&email-public-key=x&notification-template=x&thank-you-url=https://elsewhere.example/&onclick=alert(1)&style=display:none&id=x';
  await page.goto(`${provider.origin}/embed/quote?${wanted}&${refused}`);
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
  provider,
}) => {
  for (const path of ['/embed/quote', '/embed/estimator']) {
    const answer = await fetch(provider.origin + path);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    expect(await (await fetch(`${provider.origin}/sitemap.xml`)).text()).not.toContain(path);
  }
});

test('a frame that was there before the script is fitted all the same', async ({
  page,
  provider,
  elsewhere,
}) => {
  await page.goto(
    elsewhere.show(
      '/late-script',
      `<!doctype html><html lang="en"><title>Late</title><body><iframe title="Ours" src="${provider.origin}/embed/quote" height="300"></iframe></body></html>`,
    ),
  );
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await page.locator('iframe').getAttribute('style')).toBeNull();
  await page.addScriptTag({ url: `${provider.origin}/embed/embed.js` });
  await expect(page.locator('iframe')).toHaveAttribute('style', /^height: \d{3}px/);
});

test("the page's script believes a height only from the frame itself", async ({
  page,
  provider,
  elsewhere,
}) => {
  const forger = elsewhere.show(
    '/forger',
    `<!doctype html><html lang="en"><title>Forger</title><script>parent.postMessage({type: 'painting-height', height: 4321}, '*')</script></html>`,
  );
  const framing = elsewhere.show(
    '/framing',
    `<!doctype html><html lang="en"><title>Framing</title><body>
<iframe id="ours" title="Ours" src="${provider.origin}/embed/estimator" width="600" height="300"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ origin, data }) => heard.push([origin, data]));
</script>
<script src="${provider.origin}/embed/embed.js"></script>
<iframe id="forged" title="Forger" src="${forger}" width="600" height="300"></iframe></body></html>`,
  );
  await page.goto(framing);
  const heights = () => page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.style.height));
  await expect.poll(async () => (await heights())[0]).toMatch(/^\d+px$/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard'))))
    .toContain(JSON.stringify([elsewhere.origin, { type: 'painting-height', height: 4321 }]));
  const [before] = await heights();
  for (const message of [{ type: 'painting-height', height: 5000 }, null, 'painting-height', { height: 1 }]) {
    await page.evaluate((data) => window.postMessage(data, '*'), message);
  }
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard').length)).toBeGreaterThanOrEqual(6);
  expect(await heights()).toEqual([before, '']);
});
