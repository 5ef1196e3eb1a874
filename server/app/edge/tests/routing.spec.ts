import { type APIRequestContext, expect, test } from 'playwright/test';
import { builtRelease, isReleased } from '../../../../build/widgets/release';

const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

for (const path of ['/', '/about', '/contact', '/services/garage-painting-services', '/blog/the-tool-box']) {
  test(`${path} is a page under the site's own policy`, async ({ request }) => {
    const answer = await ask(request, path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  });
}

for (const [path, target] of [
  ['/Contact', '/contact'],
  ['/CONTACT', '/contact'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/blog/the-tool-box/', '/blog/the-tool-box'],
  ['/index.html', '/'],
] as const) {
  test(`${path} redirects permanently to ${target}`, async ({ request }) => {
    const answer = await ask(request, path);
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(target);
  });
}

test('an unknown path is answered 404 with the page for it, an unknown article with its own', async ({
  request,
}) => {
  const page = await ask(request, '/no/such/page');
  expect(page.status()).toBe(404);
  expect(await page.text()).toContain('Not Found');
  const article = await ask(request, '/blog/no-such-article');
  expect(article.status()).toBe(404);
  expect(await article.text()).toContain('Loading article...');
});

test("the host's rules are not served as files", async ({ request }) => {
  expect((await ask(request, '/_headers')).status()).toBe(404);
  expect((await ask(request, '/_redirects')).status()).toBe(404);
});

test("any site may load the tags' script; a released version never changes", async ({ request }) => {
  const newest = (await ask(request, '/widgets/painting-widgets.js')).headers();
  expect(newest['access-control-allow-origin']).toBe('*');
  expect(newest['cache-control']).toContain('max-age=300');
  const { version, path } = builtRelease();
  const ofVersion = (await ask(request, path)).headers();
  expect(ofVersion['cache-control']).toBe(
    isReleased(version) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  expect((await ask(request, '/embed/estimator')).headers()['content-security-policy']).toContain(
    'frame-ancestors *',
  );
});

test('the rules for the next page have their own type', async ({ request }) => {
  const answer = await ask(request, '/speculation-rules.json');
  expect(answer.headers()['content-type']).toContain('application/speculationrules+json');
});

test('other methods and other services are refused as on Node', async ({ request }) => {
  const wrongMethod = await ask(request, '/api/estimate');
  expect(wrongMethod.status()).toBe(405);
  expect(wrongMethod.headers().allow).toContain('POST');
  expect((await ask(request, '/api/else')).status()).toBe(404);
  const wrongBody = await request.post('/api/estimate', { data: { estimationType: 'general', doors: 9 } });
  expect(wrongBody.status()).toBe(400);
  expect((await wrongBody.json()).error).toContain('doors');
});
