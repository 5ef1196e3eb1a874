import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { onlyMethods } from '../../../../server/guards/only-methods';
import type { ServerEnv } from '../../../../server/server-context';

const app = new Hono<ServerEnv>();
app.use(onlyMethods('POST', 'OPTIONS'));
app.all('*', (context) => context.text('done'));

it.each(['POST', 'OPTIONS'])('%s passes', async (method) => {
  expect((await app.request('/', { method })).status).toBe(200);
});

it.each(['GET', 'PUT', 'DELETE'])('%s is refused, and told what may be used', async (method) => {
  const answer = await app.request('/', { method });
  expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
    405,
    'POST, OPTIONS',
    { error: 'Only POST, OPTIONS can be used here' },
  ]);
});
