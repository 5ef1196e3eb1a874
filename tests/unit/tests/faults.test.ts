import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { injectFaults } from '../../support/server/faults/inject-faults';
import { plainCondo } from '../server/estimate-bodies';
import { runningServer } from '../server/running-server';
import { sendBody, templates } from '../server/server-app';

const estimatePath = '/api/estimate';
const sendPath = '/api/v1.0/email/send';
const clock = { nowMs: Date.UTC(2026, 6, 31, 16) };
const server = await runningServer(
  {},
  { middleware: injectFaults(() => clock.nowMs), now: () => clock.nowMs },
);
afterAll(() => server.stop());

const call = (path: string, method: string, body?: unknown) =>
  fetch(server.origin + path, {
    method,
    headers: { Authorization: `Bearer ${server.leadsToken}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(4000),
  });
const order = async (fault: Record<string, unknown>) =>
  expect((await call('/faults', 'POST', fault)).status).toBe(201);
const estimate = () => call('/api/estimate', 'POST', plainCondo);
/** One second after the previous mail, the service's rate limit. */
const send = (templateId: string) => {
  clock.nowMs += 1000;
  return call(sendPath, 'POST', sendBody(templateId));
};

beforeEach(async () => {
  for (const path of ['/faults', '/requests.json', '/outbox.json']) await call(path, 'DELETE');
});

describe('faults on demand', () => {
  it.each([
    [404, 'Account not found'],
    [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    [418, 'This SDK version is unsupported.Please check https://www.emailjs.com/docs/sdk/installation/'],
    [429, 'Too Many Requests'],
    [403, 'The origin is not allowed'],
    [500, 'Internal Server Error'],
    [503, '<h1>Service Unavailable</h1>'],
  ])('make the mail service answer %i as the real one can', async (status, body) => {
    await order({ path: sendPath, status, body });
    const response = await send(templates.contactNotification);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(await (await call('/outbox.json', 'GET')).json()).toEqual([]);
  });

  it('hit the requested number of calls, oldest fault first', async () => {
    await order({ path: estimatePath, status: 503, times: 2 });
    await order({ path: estimatePath, status: 200, body: '<p>', contentType: 'text/html' });
    const statuses = [(await estimate()).status, (await estimate()).status];
    const page = await estimate();
    expect([...statuses, page.headers.get('content-type')]).toEqual([503, 503, 'text/html']);
    expect(await (await estimate()).json()).toMatchObject({ totalCost: 2500 });
  });

  it('wait for their template', async () => {
    await order({ path: sendPath, template: templates.contactConfirmation, status: 500 });
    expect((await send(templates.contactNotification)).status).toBe(200);
    expect((await send(templates.contactConfirmation)).status).toBe(500);
  });

  it('can be cancelled', async () => {
    await order({ path: estimatePath, status: 503 });
    await call('/faults', 'DELETE');
    expect((await estimate()).status).toBe(200);
  });

  it('are readable by other origins and spare preflights', async () => {
    await order({ path: estimatePath, status: 503 });
    const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
    const preflight = await fetch(server.origin + estimatePath, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    const response = await fetch(server.origin + estimatePath, { method: 'POST', headers, body: '{}' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      503,
      'https://elsewhere.example',
    ]);
  });

  it('are rejected with a reason if invalid', async () => {
    const response = await call('/faults', 'POST', { path: estimatePath, kind: 'explode' });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatch(/^kind: /);
  });
});

describe('faults of the connection', () => {
  it('reset: the call fails and the mail is not sent', async () => {
    await order({ path: sendPath, kind: 'reset' });
    await expect(send(templates.contactNotification)).rejects.toMatchObject({
      cause: { code: 'ECONNRESET' },
    });
    expect(await (await call('/outbox.json', 'GET')).json()).toEqual([]);
  });

  it('reset after processing: the call fails and the mail is sent', async () => {
    await order({ path: sendPath, kind: 'reset', processed: true });
    await expect(send(templates.contactNotification)).rejects.toMatchObject({
      cause: { code: 'ECONNRESET' },
    });
    expect(await (await call('/outbox.json', 'GET')).json()).toHaveLength(1);
  });

  it('hang: no answer comes until the caller gives up', async () => {
    await order({ path: estimatePath, kind: 'hang' });
    const signal = AbortSignal.timeout(150);
    const hanging = fetch(server.origin + estimatePath, { method: 'POST', body: '{}', signal });
    await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await estimate()).status).toBe(200);
  });

  it('truncate: the status arrives and the body breaks off', async () => {
    const whole = await (await estimate()).text();
    await order({ path: estimatePath, kind: 'truncate' });
    const response = await estimate();
    expect([response.status, response.headers.get('content-length')]).toEqual([200, `${whole.length}`]);
    await expect(response.text()).rejects.toThrow();
  });

  it('slow: the first byte arrives alone', async () => {
    await order({ path: estimatePath, kind: 'slow', status: 200, body: '{"totalCost":1}' });
    const response = await estimate();
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{');
    await reader?.cancel();
  });
});

describe('the log of calls', () => {
  it('has each call with its body, including faulty ones', async () => {
    await order({ path: estimatePath, status: 503 });
    await estimate();
    await send('other');
    await call('/api/estimate', 'POST', 'x');
    const requests = await (await call('/requests.json', 'GET')).json();
    expect(
      requests.map(({ path, method, body }: Record<string, unknown>) => ({ path, method, body })),
    ).toEqual([
      { path: estimatePath, method: 'POST', body: plainCondo },
      { path: sendPath, method: 'POST', body: sendBody('other') },
      { path: estimatePath, method: 'POST', body: 'x' },
    ]);
    expect(requests[0].at).toBe(clock.nowMs - 1000);
  });
});

describe('without the middleware', () => {
  it('a server has neither faults nor a log of calls', async () => {
    const plain = await runningServer();
    for (const path of ['/faults', '/requests.json']) {
      expect((await fetch(plain.origin + path)).status).toBe(404);
      expect((await fetch(plain.origin + path, { method: 'POST', body: '{}' })).status).toBe(405);
    }
    await plain.stop();
  });
});
