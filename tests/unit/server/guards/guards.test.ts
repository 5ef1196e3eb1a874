import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../server/leads/sqlite/open-database';
import { plainCondo } from '../estimate-bodies';
import { temporaryDatabase } from '../leads/temporary-database';
import { sendBody, type TestServerOptions, templates, testServer } from '../server-app';

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
function serverForTwo(options: TestServerOptions = {}) {
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
  it('counts each address by itself and starts anew each minute', async () => {
    const { call, clock } = serverForTwo();
    expect([await call('a'), await call('a'), await call('a'), await call('b')]).toEqual([
      200, 200, 429, 200,
    ]);
    clock.nowMs += 60_000;
    expect(await call('a')).toBe(200);
  });

  it('counts each kind of call by itself', async () => {
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
    one.close();
    other.close();
    await file.remove();
  });

  it('refuses nobody while the store cannot be written to', async () => {
    const { database, close } = await openDatabase(':memory:');
    const { call } = serverForTwo({ database });
    close();
    expect([await call('a'), await call('a'), await call('a')]).toEqual([200, 200, 200]);
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

  it('starts anew when the clock is set back', async () => {
    const { estimate, clock } = testServer({ callsPerMinute: 1 });
    const call = async () => (await estimate(plainCondo)).status;
    expect([await call(), await call()]).toEqual([200, 429]);
    clock.nowMs -= 60 * 60_000;
    expect(await call()).toBe(200);
  });

  it('says when to come back', async () => {
    const { estimate, clock } = testServer({ callsPerMinute: 0 });
    await estimate(plainCondo);
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
