import { describe, expect, it } from 'vitest';
import { plainCondo } from '../estimate-bodies';
import { sendBody, templates, testServer } from '../server-app';

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

  it.each(services)('%s answers a body over 64 kB with 413, announced or not', async (path) => {
    const text = JSON.stringify({ ...plainCondo, more: 'x'.repeat(65 * 1024) });
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

describe('the limit for each client address', () => {
  it('counts each address by itself and starts anew each minute', async () => {
    const { estimate, clock } = testServer({
      callsPerMinute: 2,
      clientAddress: (context) => context.req.header('x-test-client') ?? '',
    });
    const call = async (client: string) => (await estimate(plainCondo, { 'x-test-client': client })).status;
    expect([await call('a'), await call('a'), await call('a'), await call('b')]).toEqual([
      200, 200, 429, 200,
    ]);
    clock.nowMs += 60_000;
    expect(await call('a')).toBe(200);
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
