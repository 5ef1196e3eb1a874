import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { allowOrigins, isOwnOrigin, refuseOtherOrigins } from '../../../../server/guards/check-origin';
import type { ServerEnv } from '../../../../server/server-context';

const partner = 'https://partner.example';

/** A service that only one partner's pages may call, besides its own. */
function service(allowedOrigins: readonly string[] = [partner]) {
  const app = new Hono<ServerEnv>();
  app.use(refuseOtherOrigins(allowedOrigins), allowOrigins(allowedOrigins));
  app.post('/api', (context) => context.text('done'));
  return (headers: Record<string, string>, method = 'POST') =>
    app.request('http://painter.example/api', { method, headers });
}

const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
};

describe('a call', () => {
  it.each([
    [{}, null],
    [{ Origin: partner }, partner],
    [{ Origin: 'http://painter.example' }, 'http://painter.example'],
    // The proxy in front speaks https.
    [{ Origin: 'https://painter.example' }, 'https://painter.example'],
  ])('with %j passes, and %j may read the answer', async (headers, reader) => {
    const answer = await service()(headers as Record<string, string>);
    expect([await answer.text(), answer.headers.get('access-control-allow-origin')]).toEqual([
      'done',
      reader,
    ]);
  });

  it.each(['https://evil.example', 'https://partner.example.evil.example', 'null'])(
    'from %s is refused before anything happens',
    async (origin) => {
      const answer = await service()({ Origin: origin });
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'This origin is not allowed' }]);
      expect(answer.headers.get('vary')).toBe('Origin');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('from anywhere passes where no origins are named', async () => {
    const answer = await service([])({ Origin: 'https://evil.example' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });
});

it('a preflight is told what may be sent, for a day', async () => {
  const answer = await service()({ Origin: partner, ...preflight }, 'OPTIONS');
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-methods': 'POST,OPTIONS',
    'access-control-allow-headers': 'Content-Type',
    'access-control-max-age': '86400',
  });
});

it.each([
  ['https://painter.example', 'http://painter.example/leads', true],
  ['http://localhost:4173', 'http://localhost:4173/', true],
  ['http://localhost:4174', 'http://localhost:4173/', false],
  ['https://evil.example', 'https://painter.example/', false],
  ['null', 'https://painter.example/', false],
])('%s is the own origin of %s: %s', (origin, url, isOwn) => {
  expect(isOwnOrigin(origin, url)).toBe(isOwn);
});
