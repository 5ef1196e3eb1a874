import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { privatePages } from '../../../../server/guards/private-pages';

it('a page with personal data is kept nowhere, runs nothing and shows nothing of others', async () => {
  const app = new Hono();
  app.use(privatePages);
  app.get('/', (context) => context.html('<h1>Leads</h1>'));
  const answer = await app.request('/');
  expect(await answer.text()).toBe('<h1>Leads</h1>');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});
