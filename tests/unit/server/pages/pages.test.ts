import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeliveryError } from '../../../../server/mail/delivery-error';
import { estimate, exampleLead, postLead } from '../example-leads';
import { exampleLeadId, templates, testServer } from '../server-app';

const token = 'a token of more than twenty characters';
const bearer = { Authorization: `Bearer ${token}` };

function leadsServer(options: Parameters<typeof testServer>[0] = {}) {
  const server = testServer({ leadsToken: token, ...options });
  const get = (path: string, headers: Record<string, string> = bearer) =>
    server.app.request(path, { headers });
  const page = async (path: string) => parse(await (await get(path)).text());
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = bearer) =>
    server.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  return { ...server, get, page, post, server };
}

/** The cookie that an answer sets, as a browser sends it back. */
function cookieOf(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** A mail server that fails as long as there is an error. */
function failingTransport() {
  const state = { error: null as Error | null };
  const transport = {
    async deliver() {
      if (state.error) throw state.error;
    },
  };
  return { state, transport };
}

describe('/leads is closed', () => {
  const paths = ['/leads', `/leads/${exampleLeadId}`, '/leads/export.csv', '/leads/export.json'];

  it.each(paths)('%s without the token shows nothing but the question for it', async (path) => {
    const { server, get } = leadsServer();
    await postLead(server, { leadId: exampleLeadId });
    const answer = await get(path, {});
    expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).toContain('name="token"');
    expect(text).not.toContain('Tremblay');
  });

  it('/leads is closed to a wrong token, and after ten of them to every token of that address for a minute; never to a session', async () => {
    const address = { now: '2001:db8:1:2::1' };
    const { get, post, clock } = leadsServer({ clientAddress: () => address.now });
    const Cookie = cookieOf(await post('/leads/sign-in', { token }, {}));
    for (let time = 0; time < 10; time += 1) {
      address.now = `2001:db8:1:2::${time}`;
      expect((await get('/leads', { Authorization: `Bearer ${token}${time}` })).status).toBe(401);
    }
    const blocked = await get('/leads');
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await blocked.text()).toContain('<h1>Too many wrong access keys</h1>');
    expect((await post('/leads/sign-in', { token }, {})).status).toBe(429);
    expect((await get('/leads', { Cookie })).status).toBe(200);
    address.now = '2001:db8:1:3::1';
    expect((await get('/leads')).status).toBe(200);
    address.now = '2001:db8:1:2::1';
    clock.nowMs += 60_000;
    expect((await get('/leads')).status).toBe(200);
  });

  it.each([`${token} and more`, '', token.slice(1)])('/leads is closed to "Bearer %s"', async (given) => {
    const answer = await leadsServer().get('/leads', { Authorization: `Bearer ${given}` });
    expect(answer.status).toBe(401);
  });

  it.each([`Basic Bearer ${token}`, token])(
    '/leads is closed to "%s", which only asks for the token',
    async (header) => {
      const answer = await leadsServer().get('/leads', { Authorization: header });
      expect(answer.status).toBe(401);
    },
  );

  it('/leads tells of a wrong token in plain words', async () => {
    const answer = await leadsServer().get('/leads', { Authorization: 'Bearer wrong' });
    expect(await answer.text()).toContain('This is not the access key.');
  });

  it('/leads without a token is closed to everybody', async () => {
    const closed = testServer();
    const answer = await closed.app.request('/leads');
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('LEADS_TOKEN is not set, so nobody can see this.');
    const signIn = await leadsServer({ leadsToken: undefined }).post(
      '/leads/sign-in',
      { token: 'undefined' },
      {},
    );
    expect(signIn.status).toBe(401);
  });

  it('/leads is closed to forms of other sites', async () => {
    const { server, post, desk } = leadsServer();
    await postLead(server, { leadId: exampleLeadId });
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }]) {
      const answer = await post(`/leads/${exampleLeadId}/erase`, { sure: 'yes' }, { ...bearer, ...headers });
      expect(answer.status).toBe(403);
    }
    expect(await (await desk()).queries.find(exampleLeadId)).not.toBeNull();
  });

  it('/leads is closed to caches, scripts and frames of others', async () => {
    const { headers } = await leadsServer().get('/leads');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    // Without `Sec-Fetch-Site`, our own form is recognised by its origin, which `no-referrer` would hide.
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('signing in', () => {
  it('gives a cookie that scripts cannot read, for twelve hours', async () => {
    const { post, get, clock } = leadsServer();
    const answer = await post('/leads/sign-in', { token }, {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads']);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/;/);
    expect(cookie).not.toMatch(/Secure/);
    expect(cookie).not.toContain(token);
    const toMails = await post('/leads/sign-in', { token, to: 'outbox' }, {});
    expect(toMails.headers.get('location')).toBe('/outbox');
    const Cookie = cookieOf(answer);
    expect((await get('/leads', { Cookie })).status).toBe(200);
    clock.nowMs += 12 * 60 * 60 * 1000;
    expect((await get('/leads', { Cookie })).status).toBe(401);
  });

  it.each([
    ['https://painting.example/leads/sign-in', {}],
    ['/leads/sign-in', { 'X-Forwarded-Proto': 'https', Origin: 'https://localhost' }],
  ])('signing in over https gives a cookie for https alone: %s %j', async (address, headers) => {
    const answer = await leadsServer().app.request(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: new URL(address, 'http://localhost').origin,
        ...headers,
      },
      body: new URLSearchParams({ token }).toString(),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/Secure/);
  });

  it('needs one token; a file is not a token, and does not count as a wrong one', async () => {
    const { app, get } = leadsServer();
    for (let time = 0; time < 10; time += 1) {
      const form = new FormData();
      form.set('token', new File([token], 'token.txt'));
      const answer = await app.request('/leads/sign-in', {
        method: 'POST',
        headers: { Origin: 'http://localhost' },
        body: form,
      });
      expect(answer.status).toBe(401);
    }
    expect((await get('/leads')).status).toBe(200);
  });

  it('ends by signing out: a copy of the cookie then opens nothing', async () => {
    const { post, get, page } = leadsServer();
    expect((await page('/leads')).querySelector('[action="leads/sign-out"]')).not.toBeNull();
    const Cookie = cookieOf(await post('/leads/sign-in', { token }, {}));
    expect((await get('/leads', { Cookie })).status).toBe(200);
    const answer = await post('/leads/sign-out', {}, { Cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads']);
    expect(answer.headers.get('set-cookie')).toMatch(/leads_session=; Max-Age=0; Path=\//);
    expect((await get('/leads', { Cookie })).status).toBe(401);
  });

  it('goes by the token in the address, which is shown no longer than it takes to open the page', async () => {
    const { get } = leadsServer();
    const opened = await get(`/leads?kind=quote&token=${encodeURIComponent(token)}`, {});
    expect([opened.status, opened.headers.get('location')]).toEqual([303, './leads?kind=quote']);
    expect((await get('/leads', { Cookie: cookieOf(opened) })).status).toBe(200);
    expect((await get('/leads?token=wrong', {})).status).toBe(401);
  });

  it('signing in with a wrong token shows an error', async () => {
    const answer = await leadsServer().post('/leads/sign-in', { token: 'wrong' }, {});
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await answer.text()).toContain('This is not the access key.');
  });

  it('a cookie of another token, or one made up, opens nothing', async () => {
    const other = leadsServer({ leadsToken: 'another token of twenty characters' });
    const made = await other.post('/leads/sign-in', { token: 'another token of twenty characters' }, {});
    const Cookie = cookieOf(made);
    const { get } = leadsServer();
    expect((await get('/leads', { Cookie })).status).toBe(401);
    expect((await get('/leads', { Cookie: 'leads_session=9999999999999.abc' })).status).toBe(401);
  });
});

describe('the list', () => {
  let leads: ReturnType<typeof leadsServer>;
  const names = async (query: string) =>
    (await leads.page(`/leads${query}`)).querySelectorAll('.list tbody a').map(({ text }) => text);

  beforeEach(async () => {
    leads = leadsServer();
    const { server, clock } = leads;
    await postLead(server, {
      values: {
        name: 'Ada',
        email: 'ada@example.com',
        phone: '(416) 555-0142',
        message: '100% of the hall_way',
      },
      source: 'partner',
    });
    clock.nowMs += 24 * 60 * 60 * 1000;
    await postLead(
      server,
      {
        values: { name: 'Grace <b>', email: 'grace@example.com', phone: '6475550100' },
        ...estimate,
      },
      templates.estimatorTeam,
    );
  });

  it('shows the newest first, with names escaped', async () => {
    expect(await names('')).toEqual(['Grace <b>', 'Ada']);
  });

  it.each([
    ['?q=ada', ['Ada']],
    ['?q=416+555', ['Ada']],
    ['?q=5550142', ['Ada']],
    ['?q=655', ['Ada']],
    ['?q=unit+416', []],
    ['?q=100%25', ['Ada']],
    ['?q=%25', ['Ada']],
    ['?q=hall_', ['Ada']],
    ['?q=h_ll', []],
    ['?q=nobody', []],
    ['?kind=estimate', ['Grace <b>']],
    ['?kind=else', ['Grace <b>', 'Ada']],
    ['?source=partner', ['Ada']],
    ['?source=-', ['Grace <b>']],
    ['?from=2026-08-01', ['Grace <b>']],
    ['?to=2026-07-31', ['Ada']],
    ['?delivery=delivered', ['Grace <b>', 'Ada']],
    ['?delivery=failed', []],
    ['?page=2', ['Grace <b>', 'Ada']],
  ])('%s finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it("groups days by the business's clock", async () => {
    // Half past nine in the evening in Toronto, already the next day in London.
    leads.clock.nowMs = Date.UTC(2026, 8, 2, 1, 30);
    await postLead(leads.server, { values: { name: 'Late' } });
    expect(await names('?from=2026-09-01&to=2026-09-01')).toEqual(['Late']);
  });

  it('is exported as CSV that a spreadsheet does not take for formulas', async () => {
    await postLead(leads.server, {
      values: {
        name: '=HYPERLINK("http://evil.example")',
        email: 'eve@example.com',
        phone: '+1 416 555 0142',
        address: '+1-2-3',
      },
    });
    const answer = await leads.get('/leads/export.csv');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await answer.text();
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"+1 416 555 0142"');
    expect(text).toContain(`"'+1-2-3"`);
  });

  it("is exported with the pages' own fields", async () => {
    const post = (end: string, name: string, ...own: readonly (readonly [string, string])[]) => {
      leads.clock.nowMs += 1000;
      return leads.lead({
        leadId: exampleLeadId.slice(0, 25) + end,
        kind: 'contact',
        values: { name },
        fields: own.map(([fieldName, value]) => ({ name: fieldName, label: '', value })),
        language: 'fr',
      });
    };
    await post('A', 'Zoë', ['heard', 'from a friend']);
    await post('B', 'Grace', ['=1+1', '@SUM(A1)'], ['heard', 'on the radio'], ['heard', 'and a sign']);
    const [head = '', ...rows] = (await (await leads.get('/leads/export.csv')).text()).split('\r\n');
    expect(head).toMatch(/,"heard","'=1\+1"$/);
    expect(rows.slice(2, 4).map((row) => row.split(/,(?=")/).slice(-2))).toEqual([
      ['"from a friend"', '""'],
      ['"on the radio, and a sign"', `"'@SUM(A1)"`],
    ]);
  });

  it('is exported as JSON, filtered like the list', async () => {
    const answer = await leads.get('/leads/export.json?kind=estimate');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads.json"');
    const exported = await answer.json();
    expect(exported).toMatchObject([{ values: { name: 'Grace <b>' }, price: { totalCost: 1375.5 } }]);
  });

  it('counts leads a day and by source, changed values once', async () => {
    const first = await postLead(leads.server, { source: 'fair' });
    await postLead(leads.server, { source: 'fair', replaces: first });
    const page = await leads.page('/leads');
    const sources = page.querySelectorAll('.charts > section:last-child tbody tr').map((row) => row.text);
    expect(sources).toEqual(['Not known1$1,375.50', 'fair1', 'partner1']);
    const points = page.querySelectorAll('circle title').map(({ text }) => text);
    expect(points).toHaveLength(30);
    expect(points.slice(-2)).toEqual(['Jul 31: 1', 'Aug 1: 2']);
  });
});

it('the call list begins with who has waited longest, and is shown again once they are contacted', async () => {
  const { server, page, post, clock } = leadsServer();
  const ada = { ...exampleLead().values, name: 'Ada', address: '1 Main Street, Leaside, ON M4G 1A1' };
  const first = await postLead(server, { ...estimate, values: ada }, templates.estimatorTeam);
  clock.nowMs += 24 * 60 * 60 * 1000;
  await postLead(server, {}, templates.contactNotification);
  const rows = async () =>
    (await page('/leads')).querySelectorAll('.calls li').map((row) => row.text.replace(/\s+/g, ' '));
  const [waiting, later] = await rows();
  expect(waiting).toMatch(
    /^AdaSpecific Rooms · Leaside · \$1,375\.50Yesterday \d+:\d\d [AP]M ?Call ?Contacted$/,
  );
  expect(later).toMatch(/^Zoë TremblayQuote request · 12 Garden LaneToday/);
  const answer = await post(`/leads/${first}/contacted`, { contacted: 'yes', to: 'list' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads?done=contacted']);
  expect(await rows()).toHaveLength(1);
});

it('the months count leads, visits and money won, by source', async () => {
  const { server, page, post, clock } = leadsServer();
  const won = await postLead(server, { source: 'fair' });
  await postLead(server, { source: 'fair' });
  const figures = async () =>
    (await page('/leads')).querySelectorAll('#statistics tbody tr').map((row) =>
      row
        .querySelectorAll('th,td')
        .map(({ text }) => text)
        .join(' '),
    );
  clock.nowMs += 30 * 60_000;
  await post(`/leads/${won}/contacted`, { contacted: 'yes' });
  await post(`/leads/${won}/won`, { amount: '4200' });
  expect(await figures()).toEqual([
    'Leads 2 0',
    'Visits 0 0',
    'Won 1 0',
    'Money won $4,200.00 ',
    'Until the first contact, in opening hours (median) 30 min ',
    'fair 2, won 1: $4,200.00 0',
  ]);
  clock.nowMs += 31 * 24 * 60 * 60 * 1000;
  expect((await figures())[0]).toBe('Leads 0 2');
});

it('a lead received at midnight counts for the new day', async () => {
  const { server, page, clock } = leadsServer();
  clock.nowMs = Date.UTC(2026, 7, 1, 4) - 1000;
  await postLead(server);
  const points = (await page('/leads')).querySelectorAll('circle title').map(({ text }) => text);
  expect(points.slice(-2)).toEqual(['Jul 31: 0', 'Aug 1: 1']);
});

it('every form says what it did, in the title of the page and above its content', async () => {
  const { server, post, page } = leadsServer();
  const leadId = await postLead(server);
  const said = async (path: string) => {
    const shown = await page(path);
    const status = shown.querySelector('main > [role=status]')?.text ?? '';
    expect(shown.querySelector('title')?.text.startsWith(status)).toBe(true);
    return status;
  };
  const forms: readonly (readonly [string, Record<string, string>, string])[] = [
    [`${leadId}/contacted`, { contacted: 'yes' }, 'Marked as contacted.'],
    [`${leadId}/contacted`, { contacted: 'no' }, 'Marked as not contacted yet.'],
    [`${leadId}/note`, { note: 'Two coats' }, 'The note is saved.'],
    [`${leadId}/won`, { amount: '4200' }, 'Marked as won.'],
    [`${leadId}/open`, {}, 'The lead is open again.'],
    [`${leadId}/lost`, { reason: 'Too expensive' }, 'Marked as lost.'],
    [`${leadId}/real`, {}, 'Marked as real.'],
    [`${leadId}/send-again`, { delivery: 'any' }, 'Tried again: see below how it went.'],
    ['send-failed-again', { channel: 'mail' }, 'Tried again: what failed once more is listed here.'],
    ['clock-is-right', {}, 'The clock is confirmed.'],
    [`${leadId}/erase`, {}, ''],
    ['send-failed-again', { channel: 'pigeon' }, ''],
  ];
  for (const [path, fields, text] of forms) {
    const answer = await post(`/leads/${path}`, fields);
    expect(answer.status).toBe(303);
    expect([path, await said(answer.headers.get('location') ?? '')]).toEqual([path, text]);
  }
  expect(await said('/leads?done=constructor')).toBe('');
});

it.each(['/leads/nobody', '/leads/nobody/photos/none', '/leads/no/such/page', '/leads/link/nobody'])(
  '%s, where nothing is, is a page with a title, a heading and a way on',
  async (path) => {
    const { get } = leadsServer();
    const answer = await get(path);
    const page = parse(await answer.text());
    expect(answer.status).toBe(404);
    expect(page.querySelector('title')?.text).toBe(page.querySelector('main h1')?.text);
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('leads');
  },
);

describe('one lead', () => {
  it('is shown in full, with the fate of its mails', async () => {
    const { server, page } = leadsServer();
    const leadId = await postLead(
      server,
      { ...estimate, attribution: { utm_source: 'google', landing: '/offers' }, replaces: exampleLeadId },
      templates.estimatorTeam,
    );
    const { text } = (await page(`/leads/${leadId}`)).querySelector('body') ?? { text: '' };
    for (const part of [
      'Zoë Tremblay',
      '4165550123',
      '12 Garden Lane',
      'Wall Square Footage150\u00a0sq\u00a0ft',
      '$1,375.50',
      'utm_sourcegoogle',
      'First page/offers',
      'Ref 7K2Q-M4',
      'Email to the business',
      'delivered',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('can be marked as contacted, and not', async () => {
    const { server, post, page, get, clock } = leadsServer();
    const exported = async () => (await (await get('/leads/export.json')).json())[0].contactedAt;
    const leadId = await postLead(server);
    await post(`/leads/${leadId}/contacted`, { contacted: 'yes' });
    expect((await page('/leads')).querySelector('.marks')?.text).toBe('Contacted');
    expect(await exported()).toBe(new Date(clock.nowMs).toISOString());
    await post(`/leads/${leadId}/contacted`, { contacted: 'no' });
    expect((await page('/leads')).querySelector('.marks')).toBeNull();
    expect(await exported()).toBeNull();
  });

  it('sends a mail again', async () => {
    const { server, post, mails } = leadsServer();
    const leadId = await postLead(server);
    const answer = await post(`/leads/${leadId}/send-again`, { delivery: `${leadId}.contactNotification` });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/leads/${leadId}?done=send-again`,
    ]);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toEqual(mails[1]);
  });

  it('lists undelivered mails, and resends them together with all others', async () => {
    const { transport, state } = failingTransport();
    const { server, post, page } = leadsServer({ transport });
    const marks = async () =>
      (await page('/leads')).querySelectorAll('.marks .badge').map(({ text }) => text);
    state.error = new DeliveryError('refused by the mail server', { isFinal: true });
    await postLead(server);
    await postLead(server, { values: { email: 'ada@example.com' } });
    expect(await marks()).toEqual(['Email failed', 'Email failed']);
    expect((await page('/leads')).querySelector('.alert')?.text).toContain('Emails: 2');
    state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    for (const channel of ['webhook', 'pigeon']) await post('/leads/send-failed-again', { channel });
    expect(await marks()).toEqual(['Email failed', 'Email failed']);
    const answer = await post('/leads/send-failed-again', { channel: 'mail' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/leads?done=send-failed-again']);
    expect(await marks()).toEqual(['Email on its way', 'Email on its way']);
    const [link] = (await page('/leads')).querySelectorAll('.list a');
    expect((await page(link?.getAttribute('href') ?? '')).text).toContain(
      'failed: the server refused the connection',
    );
    state.error = null;
    server.clock.nowMs += 60_000;
    await (await server.desk()).deliverDue();
    expect(await marks()).toEqual([]);
    expect((await page('/leads')).querySelector('.alert')).toBeNull();
  });

  it('sends webhook calls that failed again', async () => {
    const { desk, post } = leadsServer();
    const { store, queue, queries } = await desk();
    const topics = ['failed', 'unknown'] as const;
    const calls = topics.map((topic) => ({ topic, mail: null }));
    await store.accept(exampleLead({ leadId: exampleLeadId }), calls, 0);
    const claimed = await queue.claimDue('webhook', 0, 2);
    await queue.record(
      claimed.map((delivery) => ({
        delivery,
        state: delivery.topic === 'failed' ? 'failed' : 'unknown',
        error: 'away',
      })),
      0,
    );
    const [failed, unknown] = topics.map((state) => ({ channel: 'webhook', state, count: 1 }));
    await post('/leads/send-failed-again', { channel: 'mail' });
    expect(await queries.lost()).toEqual([failed, unknown]);
    await post('/leads/send-failed-again', { channel: 'webhook' });
    expect(await queries.lost()).toEqual([unknown]);
    await post('/leads/send-failed-again', { channel: 'webhook', state: 'unknown' });
    expect(await queries.lost()).toEqual([]);
  });

  it.each(['/leads/send-failed-again', `/leads/${exampleLeadId}/send-again`])(
    '%s without saying what sends nothing',
    async (path) => {
      const { server, post, mails } = leadsServer();
      await postLead(server, { leadId: exampleLeadId });
      expect((await post(path, {})).status).toBe(303);
      expect(mails).toHaveLength(1);
    },
  );

  it('is erased only after confirmation', async () => {
    const { server, post, get } = leadsServer();
    const leadId = await postLead(server);
    await post(`/leads/${leadId}/erase`, {});
    expect((await get(`/leads/${leadId}`)).status).toBe(200);
    const answer = await post(`/leads/${leadId}/erase`, { sure: 'yes' });
    expect(await answer.text()).toContain('1 lead was erased');
    const gone = await get(`/leads/${leadId}`);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('There is no such lead')]);
  });

  it('is erased with all others of its address', async () => {
    const { server, post } = leadsServer();
    await postLead(server);
    await postLead(server);
    const answer = await post('/leads/erase', { email: 'ZOE@example.com', sure: 'yes' });
    expect(await answer.text()).toContain('2 leads were erased');
  });

  it.each([{ email: 'zoe@example.com' }, { sure: 'yes' }, { email: ' ', sure: 'yes' }])(
    'stays, with all others, when %j is all that was said',
    async (fields) => {
      const { server, post, get } = leadsServer();
      const leadId = await postLead(server, { values: { name: 'Zoë' } });
      expect(await (await post('/leads/erase', fields)).text()).toContain('Nothing was erased');
      expect((await get(`/leads/${leadId}`)).status).toBe(200);
    },
  );
});

it('no page of the leads has a script', async () => {
  const { server, get } = leadsServer();
  const leadId = await postLead(server, { leadId: exampleLeadId });
  for (const path of ['/leads?q=Tremblay', `/leads/${leadId}`]) {
    expect(await (await get(path)).text()).not.toMatch(/<script|\son\w+=|javascript:/i);
  }
});
