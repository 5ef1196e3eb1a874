import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ServerEnv } from '../../../../server/desk/server-context';
import { allowOrigins, isOwnOrigin, refuseOtherOrigins } from '../../../../server/guards/check-origin';
import { clientNetwork } from '../../../../server/guards/client-limit';
import { privatePages } from '../../../../server/guards/private-access';
import { limitBody, readBody } from '../../../../server/guards/read-body';
import { onlyMethods, refuse } from '../../../../server/guards/refuse';
import { openDatabase } from '../../../../server/store/open-database';
import { plainCondo } from '../../calculator-values';
import { sendBody, type TestAppOptions, templates, testServer } from '../server-app';
import { temporaryDatabase } from '../temporary-folder';

const services = ['/api/estimate', '/api/v1.0/email/send'];
const json = { 'Content-Type': 'application/json' };

describe('both services', () => {
  it.each(services)('%s answers other methods with 405 and says which one it takes', async (path) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await testServer().app.request(path, { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([
        method,
        405,
        'POST, OPTIONS',
      ]);
    }
  });

  it.each([
    '/api',
    '/api/',
    '/api/estimates',
    '/api/v1.0/email/send-form',
    '/api/estimate/',
    '/api/Estimate',
  ])('the path %s is unknown: 404', async (path) => {
    expect((await testServer().app.request(path, { method: 'POST' })).status).toBe(404);
  });

  it.each(services)('%s answers a body that is too large with 413, announced or not', async (path) => {
    const text = JSON.stringify({ ...plainCondo, more: 'x'.repeat(513 * 1024) });
    const announced = {
      method: 'POST',
      body: text,
      headers: { ...json, 'Content-Length': String(text.length) },
    };
    const stream = new Blob([text]).stream();
    const unannounced = { method: 'POST', body: stream, headers: json, duplex: 'half' };
    for (const init of [announced, unannounced]) {
      expect((await testServer().app.request(path, init)).status).toBe(413);
    }
  });

  it('a body of exactly 64 kB is read', async () => {
    const text = JSON.stringify(plainCondo).padEnd(64 * 1024, ' ');
    expect((await testServer().estimate(text)).status).toBe(200);
    expect((await testServer().estimate(`${text} `)).status).toBe(413);
  });

  it.each(services)('%s refuses a body that is not UTF-8', async (path) => {
    const init = { method: 'POST', body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: json };
    expect((await testServer().app.request(path, init)).status).toBe(400);
  });
});

describe('calls from other origins', () => {
  const preflight = (allowedOrigins: readonly string[], origin: string) =>
    testServer({ allowedOrigins }).app.request('/api/v1.0/email/send', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

  it('the preflight lets any origin in by default', async () => {
    const response = await preflight([], 'https://elsewhere.example');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type');
  });

  it('answers, refusals too, can be read by any origin by default', async () => {
    const { estimate, send } = testServer();
    const answers = [await estimate(plainCondo), await estimate({}), await send({})];
    for (const answer of answers) expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('with a list, only the listed and the own origin may call', async () => {
    const allowedOrigins = ['https://partner.example'];
    expect((await preflight(allowedOrigins, 'https://partner.example')).status).toBe(204);
    expect((await preflight(allowedOrigins, 'https://partner.example.evil.example')).status).toBe(403);
    const { send, mails } = testServer({ allowedOrigins });
    const body = sendBody(templates.contactNotification);
    const refused = await send(body, { Origin: 'https://evil.example' });
    expect([refused.status, refused.headers.get('access-control-allow-origin'), mails.length]).toEqual([
      403,
      null,
      0,
    ]);
    const own = await send(body, { Origin: 'http://localhost' });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost']);
    expect(own.headers.get('vary')).toContain('Origin');
  });
});

/** A server that takes two calls of a kind in a minute; `call` is an estimate asked for by this client. */
function serverForTwo(options: TestAppOptions = {}) {
  const server = testServer({
    callsPerMinute: 2,
    clientAddress: (context) => context.req.header('x-test-client') ?? '',
    ...options,
  });
  const call = async (client: string) =>
    (await server.estimate(plainCondo, { 'x-test-client': client })).status;
  return { ...server, call };
}

describe('the limit for each client', () => {
  it('counts each address separately, and starts over each minute', async () => {
    const { call, clock } = serverForTwo();
    expect([await call('a'), await call('a'), await call('a'), await call('b')]).toEqual([
      200, 200, 429, 200,
    ]);
    clock.nowMs += 60_000;
    expect(await call('a')).toBe(200);
  });

  it('counts each kind of call separately', async () => {
    const { call, send } = serverForTwo();
    await call('a');
    await call('a');
    const mail = await send(sendBody(templates.contactNotification), { 'x-test-client': 'a' });
    expect([mail.status, await call('a')]).toEqual([200, 429]);
  });

  it('counts an IPv6 /64 as one client: its other addresses are free', async () => {
    const { call } = serverForTwo();
    const calls = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8:0:1::1'];
    const statuses: number[] = [];
    for (const client of calls) statuses.push(await call(client));
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('holds for several processes over one file', async () => {
    const file = await temporaryDatabase();
    const [one, other] = [await file.open(), await file.open()];
    const [first, second] = [one, other].map(({ database }) => serverForTwo({ database }));
    expect([await first?.call('a'), await second?.call('a'), await first?.call('a')]).toEqual([
      200, 200, 429,
    ]);
    await one.close();
    await other.close();
    await file.remove();
  });

  it('refuses no call while the store cannot be written to', async () => {
    const { database, close } = await openDatabase(':memory:');
    const { call } = serverForTwo({ database });
    await close();
    expect([await call('a'), await call('a'), await call('a')]).toEqual([200, 200, 200]);
  });

  it("doesn't touch the store for a refused client", async () => {
    const { database, close } = await openDatabase(':memory:');
    const { call, clock } = serverForTwo({ database });
    for (const client of ['a', 'b']) for (let time = 0; time < 3; time += 1) await call(client);
    await close();
    expect([await call('a'), await call('b')]).toEqual([429, 429]);
    clock.nowMs += 60_000;
    expect(await call('a')).toBe(200);
  });

  it('can be counted elsewhere', async () => {
    const asked: string[] = [];
    const secondsToWait = async (_: unknown, key: string) => asked.push(key) * 10;
    const { estimate } = testServer({ secondsToWait, clientAddress: () => '203.0.113.7' });
    const answer = await estimate(plainCondo);
    expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([
      429,
      '10',
      ['estimate 203.0.113.7'],
    ]);
  });

  it('starts over when the clock is set back', async () => {
    const { estimate, clock } = testServer({ callsPerMinute: 1 });
    const call = async () => (await estimate(plainCondo)).status;
    expect([await call(), await call()]).toEqual([200, 429]);
    clock.nowMs -= 60 * 60_000;
    expect(await call()).toBe(200);
  });

  it('tells the client when to retry', async () => {
    const { estimate, clock } = testServer({ callsPerMinute: 0 });
    expect((await estimate(plainCondo)).headers.get('retry-after')).toBe('60');
    clock.nowMs += 20_000;
    const response = await estimate(plainCondo);
    expect(response.headers.get('retry-after')).toBe('40');
    expect(await response.json()).toEqual({ error: 'Too Many Requests' });
  });

  it('forgets a client when its minute is over', async () => {
    const { call, clock, desk } = serverForTwo();
    await call('a');
    clock.nowMs += 60_000;
    await (await desk()).tidyUp();
    clock.nowMs -= 1;
    expect([await call('a'), await call('a'), await call('a')]).toEqual([200, 200, 429]);
  });
});

describe('the log', () => {
  it('has method, path, status and time, and nothing about the caller', async () => {
    const lines: string[] = [];
    const { app, send } = testServer({ log: (line) => lines.push(line) });
    await send(sendBody(templates.contactNotification, { client_message: 'secret wish' }));
    await app.request('/api/estimate?name=Zo%C3%AB', { method: 'POST', body: '{"doors":"secret"}' });
    expect(lines).toEqual(['POST /api/v1.0/email/send 200 0 ms', 'POST /api/estimate 400 0 ms']);
  });
});

describe('check origin', () => {
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
      // The proxy in front terminates TLS, so the server itself sees http.
      [{ Origin: 'https://painter.example' }, 'https://painter.example'],
    ])('a call with %j passes, and %j may read the answer', async (headers, reader) => {
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

    it('a call from any origin passes if no origins are listed', async () => {
      const answer = await service([])({ Origin: 'https://evil.example' });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    });
  });

  it('a preflight answer lists the allowed methods and headers, cacheable for a day', async () => {
    const answer = await service()({ Origin: partner, ...preflight }, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET,POST,PUT,DELETE,OPTIONS',
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
});

describe('client network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('the client of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe('only methods', () => {
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
});

describe('private pages', () => {
  it('a page with personal data is not cached, runs no script and loads no foreign content', async () => {
    const app = new Hono();
    app.use(privatePages);
    app.get('/', (context) => context.html('<h1>Leads</h1>'));
    const answer = await app.request('/');
    expect(await answer.text()).toBe('<h1>Leads</h1>');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; manifest-src 'self'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  it("nothing runs in a visitor's photo opened in its own tab", async () => {
    const app = new Hono();
    app.use(privatePages);
    app.get('/', (context) => context.body('', { headers: { 'Content-Type': 'image/jpeg' } }));
    expect((await app.request('/')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});

describe('read body', () => {
  const limit = 64 * 1024;

  /** A service that answers the number of characters received. */
  function service(refusal?: string) {
    const app = new Hono<ServerEnv>();
    app.post('/api', limitBody(limit, refusal), readBody, (context) =>
      context.text(`${context.var.bodyText.length}`),
    );
    return (init: RequestInit & { readonly duplex?: string }) =>
      app.request('/api', { method: 'POST', ...init });
  }

  const announced = (body: string, bytes: number) => ({ body, headers: { 'Content-Length': String(bytes) } });
  const unannounced = (body: string) => ({ body: new Blob([body]).stream(), duplex: 'half' });

  describe('a body', () => {
    it.each([
      ['announced', announced('x'.repeat(limit), limit)],
      ['not announced', unannounced('x'.repeat(limit))],
      ['sent in pieces', { ...unannounced('x'.repeat(limit)), headers: { 'Transfer-Encoding': 'chunked' } }],
    ])('a body of 64 kB is read: %s', async (_, init) => {
      expect(await (await service()(init)).text()).toBe(String(limit));
    });

    it.each([
      ['announced', announced('', limit + 1)],
      ['not announced', unannounced('x'.repeat(limit + 1))],
      [
        'announced as less, and sent in pieces',
        {
          ...unannounced('x'.repeat(limit + 1)),
          headers: { 'Transfer-Encoding': 'chunked', 'Content-Length': '5' },
        },
      ],
    ])('a body of more is refused: %s', async (_, init) => {
      const answer = await service()(init);
      expect([answer.status, await answer.json()]).toEqual([413, { error: 'The body is larger than 64 kB' }]);
    });

    it("a body of more is refused with the service's own message", async () => {
      const answer = await service('Too much')(announced('', limit + 1));
      expect(await answer.json()).toEqual({ error: 'Too much' });
    });

    it('is refused if it is not UTF-8', async () => {
      const answer = await service()({ body: new Uint8Array([0x7b, 0xff, 0x7d]) });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'The body cannot be read as UTF-8 text' },
      ]);
    });

    it('is an empty text if there is none', async () => {
      expect(await (await service()({})).text()).toBe('0');
    });
  });
});

describe('refuse', () => {
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
});
