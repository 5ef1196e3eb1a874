import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import { serviceRequest } from '../../../../server/app/app';
import { plainCondo } from '../../calculator-values';
import { type TestAppOptions, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty characters';

/** Answer to a GET of this path. */
async function look(path: string, options?: TestAppOptions) {
  const headers = { Authorization: `Bearer ${leadsToken}` };
  const answer = await testServer(options).app.request(path, { headers });
  return { status: answer.status, text: await answer.text() };
}

describe('the app', () => {
  it('answers 404 for an unknown service', async () => {
    const text = '{"error":"There is no such service"}';
    expect(await look('/api/prices')).toEqual({ status: 404, text });
  });

  it("lets its host's middleware answer before the services", async () => {
    const { estimate } = testServer({ middleware: async (context) => context.text('Moving house', 503) });
    const answer = await estimate(plainCondo);
    expect([answer.status, await answer.text()]).toEqual([503, 'Moving house']);
  });

  it("leaves a middleware's own refusal unchanged", async () => {
    const middleware = async () => {
      throw new HTTPException(403, { message: 'Forbidden' });
    };
    expect(await look('/api/estimate', { middleware })).toEqual({ status: 403, text: 'Forbidden' });
  });

  it('reveals the details of an internal error neither to the caller nor in the log', async () => {
    const lines: string[] = [];
    const deskOf = () => {
      throw new TypeError('zoe@example.com is not a function');
    };
    const answer = await testServer({ deskOf, log: (line) => lines.push(line) }).estimate(plainCondo);
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'Something went wrong here' }]);
    expect(lines).toEqual(['POST /api/estimate failed: TypeError', 'POST /api/estimate 500 0 ms']);
  });
});

it('no caller can write a line or a colour into the log', async () => {
  const lines: string[] = [];
  const server = testServer({ log: (line) => lines.push(line) });
  await server.app.request('/api/x%0AGET%20/api/leads%20200%1b[31m%E2%80%A8y');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\p{Cc}\p{Zl}]/u);
});

describe('the mail box', () => {
  const mailbox = { list: async () => [], clear: async () => {} };
  const pages = ['/outbox', '/outbox/some-mail', '/outbox.json'];

  it.each(pages)('is closed where no token is set: %s', async (path) => {
    const text = expect.stringContaining('LEADS_TOKEN is not set, so nobody can see this.');
    expect(await look(path, { mailbox })).toEqual({ status: 403, text });
  });

  it('is shown to a caller with the token', async () => {
    const answers = await Promise.all(pages.map((path) => look(path, { mailbox, leadsToken })));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(answers[1]?.text).toContain('<h1>There is no such mail</h1>');
    expect(answers[2]?.text).toBe('[]');
  });

  it.each(pages)('does not exist on a server without one: %s', async (path) => {
    expect(await look(path, { leadsToken })).toEqual({ status: 404, text: '404 Not Found' });
  });
});

describe('service request', () => {
  const origin = 'https://painter.example';

  it.each([
    ['/', '/api/estimate', '/api/estimate'],
    ['/painting/', '/painting/api/estimate?x=1', '/api/estimate?x=1'],
    ['/painting/', '/painting/about', '/painting/about'],
    ['/painting/', '/api/estimate', '/api/estimate'],
    ['/painting/', '/painting/apis', '/painting/apis'],
    ['/painting/', '/painting/leads', '/leads'],
    ['/painting/', '/painting/leads/export.csv', '/leads/export.csv'],
    ['/painting/', '/painting/leads-of-paint', '/painting/leads-of-paint'],
    ['/painting/', '/painting/outbox', '/outbox'],
    ['/painting/', '/painting/outbox.json', '/outbox.json'],
  ])('below %s, %s is a call to %s', (basePath, path, called) => {
    expect(serviceRequest(new Request(origin + path), basePath).url).toBe(origin + called);
  });

  it('the site itself gets its calls unchanged', () => {
    const call = new Request(`${origin}/api/estimate`);
    expect(serviceRequest(call, '/')).toBe(call);
  });

  it('a call keeps its method, its headers and its body', async () => {
    const body = '{"doors":2}';
    const headers = { 'Content-Type': 'application/json' };
    const call = new Request(`${origin}/painting/api/estimate`, { method: 'POST', headers, body });
    const served = serviceRequest(call, '/painting/');
    expect([served.method, served.headers.get('content-type'), await served.text()]).toEqual([
      'POST',
      'application/json',
      body,
    ]);
  });
});
