import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { refuse } from '../../../../server/guards/refuse';

it.each([
  ['/api/v1.0/email/send', 'text/plain', 'No'],
  ['/api/v1.0/email/send-form', 'text/plain', 'No'],
  ['/api/estimate', 'application/json', '{"error":"No"}'],
  ['/x/api/v1.0/email/', 'application/json', '{"error":"No"}'],
])('%s is refused in %s', async (path, type, body) => {
  const app = new Hono();
  app.all('*', (context) => refuse(context, 418, 'No'));
  const answer = await app.request(path);
  expect([answer.status, await answer.text()]).toEqual([418, body]);
  expect(answer.headers.get('content-type')?.startsWith(type)).toBe(true);
});
