import { type APIRequestContext, type APIResponse, expect, test } from 'playwright/test';
import { business } from '../../../tests/support/business';
import { leadsToken, type OutsideMail, outsidePort } from './outside-mail-service';

const json = { 'Content-Type': 'application/json' };
const outside = `http://localhost:${outsidePort}`;
const headers = { Authorization: `Bearer ${leadsToken}` };
const { serviceId, publicKey, templates } = business.emailService;
const mails = async (): Promise<readonly OutsideMail[]> => (await fetch(`${outside}/mails`)).json();
const setAway = (isAway: boolean) => fetch(`${outside}/away`, { method: 'PUT', body: isAway ? 'yes' : 'no' });

/** A lead id that ends like this; its reference is `EDGE-00`. */
const leadId = (end: string) => `EDGE${end.padStart(22, '0')}`;

/** Sends the mail until the second of the mail before is over. */
async function send(request: APIRequestContext, lead_id: string): Promise<void> {
  await expect
    .poll(async () =>
      (
        await request.post('/api/v1.0/email/send', {
          data: {
            lib_version: '4.4.1',
            user_id: publicKey,
            service_id: serviceId,
            template_id: templates.contactNotification,
            template_params: { lead_id, client_name: 'Ada', client_email: 'ada@example.com' },
          },
        })
      ).text(),
    )
    .toBe('OK');
}

test.beforeEach(async () => {
  await fetch(`${outside}/mails`, { method: 'DELETE' });
  await setAway(false);
});

test('the same mail again is answered OK and goes out once', async ({ request }) => {
  const id = leadId('A');
  await send(request, id);
  await send(request, id);
  await expect.poll(mails).toHaveLength(1);
  expect((await mails())[0]?.subject).toContain('(Ref EDGE-00)');
});

test('a lead is in the database, and can be marked, exported and erased', async ({ baseURL, request }) => {
  const id = leadId('B');
  await send(request, id);
  const path = `/leads/${id}`;
  expect((await request.get(path)).status()).toBe(401);
  expect(await (await request.get(path, { headers })).text()).toContain('Ref EDGE-00');
  const post = (action: string, form: Record<string, string>) =>
    request.post(`${path}/${action}`, { headers: { ...headers, Origin: baseURL ?? '' }, form });
  await post('contacted', { contacted: 'yes' });
  const leads: { leadId: string; contactedAt: string | null }[] = await (
    await request.get('/leads/export.json?q=Ada', { headers })
  ).json();
  expect(leads.find((lead) => lead.leadId === id)?.contactedAt).not.toBeNull();
  await post('erase', { sure: 'yes' });
  expect((await request.get(path, { headers })).status()).toBe(404);
});

test('a mail service that is away loses nothing: the mail waits in the database, seen at /leads', async ({
  baseURL,
  request,
}) => {
  const id = leadId('C');
  await setAway(true);
  await send(request, id);
  const page = async () => (await request.get(`/leads/${id}`, { headers })).text();
  await expect.poll(page).toContain('failed: 503 Service Unavailable');
  expect(await page()).toContain('next try');
  await setAway(false);
  await request.post(`/leads/${id}/send-again`, {
    headers: { ...headers, Origin: baseURL ?? '' },
    form: { delivery: `${id}.contactNotification` },
  });
  await expect.poll(mails).toHaveLength(1);
  expect((await request.get('/__scheduled?cron=*+*+*+*+*')).ok()).toBe(true);
  expect(await mails()).toHaveLength(1);
});

test('many leads that come at once are all stored', async ({ request }) => {
  const ids = Array.from({ length: 12 }, (_, index) => leadId(`M${index}`));
  const answers = await Promise.all(
    ids.map((id) =>
      request.post('/api/leads', { data: { leadId: id, kind: 'contact', values: { name: `Many ${id}` } } }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(ids.map(() => 200));
  expect(await (await request.get('/leads/export.json?q=Many', { headers })).json()).toHaveLength(12);
});

test('what anybody may send closes no page', async ({ request }) => {
  const post = (data: unknown) => request.post('/api/leads', { data: JSON.stringify(data), headers: json });
  const lead = (end: string, more: object) => ({ leadId: leadId(end), kind: 'contact', values: {}, ...more });
  const half = '\ud800';
  const bodies: readonly (readonly [status: number, body: object])[] = [
    [400, lead('H0', { price: { totalCost: 1e307 } })],
    [400, lead('H1', { price: { totalCost: 10_000_001 } })],
    [200, lead('H2', { price: { totalCost: 10_000_000 } })],
    [200, lead('H3', { values: { constructor: 'x', name: half, __proto__: 'x' } })],
    [200, lead('H4', { createdAt: '9999-12-31T23:59:59Z', source: 'constructor' })],
    [400, lead('H5', { createdAt: '2026-99-99T00:00:00Z' })],
  ];
  for (const [status, body] of bodies) expect((await post(body)).status()).toBe(status);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect((await request.post('/api/leads', { data: deep, headers: json })).status()).toBe(400);
  const pages = [
    '',
    '?from=2026-99-99',
    '?to=9999-12-31',
    '?q=%25&page=1e9',
    '/export.csv',
    '/export.json',
    `/${leadId('H3')}`,
  ];
  for (const path of pages) expect((await request.get(`/leads${path}`, { headers })).status()).toBe(200);
});

test('two hundred leads in one second are all stored once, however often they are tried', async ({
  request,
}) => {
  const ids = Array.from({ length: 200 }, (_, index) => leadId(`T${index}`));
  const post = async (id: string, triesLeft: number): Promise<APIResponse> => {
    const answer = await request.post('/api/leads', {
      data: { leadId: id, kind: 'contact', values: { name: 'Twohundred' } },
    });
    // The proxy of `wrangler dev` says so when it lost its connection to the worker. The tags try again, too.
    const isLost = answer.status() === 503 && answer.headers()['retry-after'] === '0';
    return isLost && triesLeft > 0 ? post(id, triesLeft - 1) : answer;
  };
  const answers = await Promise.all(ids.map((id) => post(id, 9)));
  expect(answers.map((answer) => answer.status())).toEqual(ids.map(() => 200));
  const stored = await (await request.get('/leads/export.json?q=Twohundred', { headers })).json();
  expect(stored).toHaveLength(200);
});

test('signing out ends the session', async ({ baseURL, request }) => {
  const origin = { Origin: baseURL ?? '' };
  const opened = await request.get(`/leads?token=${leadsToken}`, { maxRedirects: 0 });
  const Cookie = (opened.headers()['set-cookie'] ?? '').split(';')[0] ?? '';
  expect((await request.get('/leads', { headers: { Cookie } })).status()).toBe(200);
  await request.post('/leads/sign-out', { headers: { ...origin, Cookie }, maxRedirects: 0 });
  expect((await request.get('/leads', { headers: { Cookie } })).status()).toBe(401);
});

test('POST /api/leads stores a lead once', async ({ request }) => {
  const data = { leadId: leadId('D'), kind: 'contact', values: { name: 'Grace' } };
  for (let time = 0; time < 2; time += 1) {
    expect(await (await request.post('/api/leads', { data })).json()).toEqual({ reference: 'EDGE-00' });
  }
  const found = await (await request.get(`/leads/export.json?q=${data.leadId}`, { headers })).json();
  expect(found).toHaveLength(1);
});
