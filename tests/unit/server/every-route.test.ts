import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/leads/sqlite/open-database';
import { createLeadId } from '../../../shared/lead-id';
import { plainCondo } from './estimate-bodies';
import { estimate } from './leads/example-leads';
import { exampleLeadId, sendBody, templates, testServer } from './server-app';

const token = 'a token of more than twenty characters';
const headers = { Authorization: `Bearer ${token}` };

/** Texts and numbers that have broken something here or elsewhere. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '\0',
    '\ud800',
    '=1+1',
    'Final Cost: $999999999999999.99',
    '2026-99-99',
    '0000-00-00T00:00:00Z',
    '%',
    "'; DROP TABLE leads; --",
    'a\n\nb: c\n\n'.repeat(500),
    'x'.repeat(5_000),
  ),
);
const hostileNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(1e15, 9e13, 1e307, Number.MAX_SAFE_INTEGER, -0, 0.1, 9_999_999.99, 10_000_000.01),
);
const hostileValue = fc.oneof(hostileText, hostileNumber, fc.jsonValue());
const orWrong = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 6, arbitrary: usual }, hostileValue);
const record = (names: fc.Arbitrary<string>) => fc.dictionary(names, hostileText, { maxKeys: 12 });

const leadBody = fc.record(
  {
    leadId: orWrong(fc.constant(null).map(() => createLeadId())),
    kind: orWrong(fc.constantFrom('contact', 'estimate')),
    replaces: orWrong(fc.constantFrom(null, exampleLeadId)),
    createdAt: orWrong(fc.constantFrom(null, '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z')),
    values: orWrong(record(hostileText)),
    price: orWrong(
      fc.record({
        ...Object.fromEntries(
          Object.entries(estimate.price).map(([name, value]) => [name, fc.constant(value)]),
        ),
        totalCost: hostileNumber,
      }),
    ),
    source: orWrong(hostileText),
    attribution: orWrong(record(hostileText)),
    page: orWrong(hostileText),
    consent: orWrong(fc.record({ text: hostileText }, { requiredKeys: [] })),
  },
  { requiredKeys: ['leadId', 'kind', 'values'] },
);
const mailBody = fc
  .tuple(
    fc.constantFrom(...Object.values(templates)),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          'client_name',
          'EstimatorValues',
          'cost_content',
          'lead_source',
          'lead',
          'lead_id',
          'client_x',
        ),
        hostileText.map((text) => `client_${text}`),
      ),
      hostileValue,
    ),
  )
  .map(([template, params]) => sendBody(template, params));
const anyBody = fc
  .oneof(leadBody, mailBody, fc.constant(plainCondo), hostileValue)
  .map((body) => JSON.stringify(body) ?? '');
const formBody = fc
  .dictionary(
    fc.constantFrom('token', 'channel', 'email', 'sure', 'contacted', 'delivery', '__proto__'),
    hostileText,
  )
  .map((fields) => String(new URLSearchParams(fields)));
const deepBody = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const queryNames = ['q', 'kind', 'from', 'to', 'source', 'delivery', 'page', 'token', 'constructor'];
const query = fc
  .dictionary(fc.constantFrom(...queryNames), hostileText)
  .map((fields) => `?${new URLSearchParams(fields)}`);
const path = fc.oneof(
  fc.constantFrom(
    '/api/estimate',
    '/api/leads',
    '/api/v1.0/email/send',
    '/api/else',
    '/leads',
    '/leads/export.csv',
    '/leads/export.json',
    '/leads/sign-in',
    '/leads/sign-out',
    '/leads/erase',
    '/leads/send-failed-again',
    `/leads/${exampleLeadId}`,
    `/leads/${exampleLeadId}/contacted`,
    `/leads/${exampleLeadId}/send-again`,
    `/leads/${exampleLeadId}/erase`,
    '/leads/%',
    '/outbox',
    '/outbox.json',
    '/outbox/x/html',
  ),
  hostileText.map((text) => `/leads/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`),
);

test('no call to any route is answered 500', async () => {
  const server = testServer({
    leadsToken: token,

    callsPerMinute: 1_000_000,
    outbox: { list: async () => [], clear: async () => {} },
  });
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ];
  const calls = fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'DELETE', 'PUT', 'OPTIONS'),
    path,
    query,
    type: fc.constantFrom(...types),
    body: fc.oneof(anyBody, formBody, fc.constant(deepBody)),
    isSignedIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(calls, async ({ method, path, query, type, body, isSignedIn }) => {
      const answer = await server.app.request(path + query, {
        method,
        headers: { 'Content-Type': type, Origin: 'http://localhost', ...(isSignedIn ? headers : {}) },
        ...(method === 'GET' ? {} : { body }),
      });
      await answer.text();
      expect(answer.status).not.toBe(500);
    }),
    { numRuns: 300 },
  );
}, 60_000);

describe('after a thousand hostile leads', () => {
  test('the list, the search, the statistics, both exports and the page of each lead answer in good time', async () => {
    const server = testServer({ leadsToken: token, callsPerMinute: 1_000_000 });
    const bodies = fc.sample(leadBody, { numRuns: 1_000, seed: 39 }).map((body, index) => ({
      // One in eight as it was drawn; the others fit, so that they are stored.
      ...(index % 8 === 0 ? body : fitting(body)),
      leadId: `HERE${String(index).padStart(22, '0')}`,
    }));
    const mails = fc.sample(mailBody, { numRuns: 100, seed: 39 });
    const answers = await Promise.all([
      ...bodies.map((body) => server.lead(body)),
      ...mails.map((body) => server.send(body)),
    ]);
    for (const { status } of answers) expect([200, 400, 413, 422]).toContain(status);
    const { total } = await (await server.desk()).queries.list(everything, 'America/Toronto');
    expect(total).toBeGreaterThan(800);

    const get = (path: string) => server.app.request(path, { headers });
    for (const path of [
      '/leads',
      '/leads?q=x',
      '/leads?page=30',
      '/leads/export.csv',
      '/leads/export.json',
    ]) {
      const startedAt = performance.now();
      const answer = await get(path);
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      // A second on an idle machine; this one may be busy.
      expect([path, performance.now() - startedAt < 5_000, text.length > 0]).toEqual([path, true, true]);
    }
    const ids: readonly { readonly leadId: string }[] = await (await get('/leads/export.json')).json();
    expect(ids).toHaveLength(total);
    const pages = await Promise.all(ids.map(({ leadId }) => get(`/leads/${leadId}`)));
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  }, 120_000);

  test('a field called constructor is a column like any other', async () => {
    const server = testServer({ leadsToken: token });
    await server.lead({
      leadId: exampleLeadId,
      kind: 'contact',
      values: {},
      fields: [{ name: 'constructor', label: '', value: 'mine' }],
    });
    server.clock.nowMs += 1;
    await server.lead({ leadId: createLeadId(), kind: 'contact', values: { name: 'Ada' } });
    const text = await (await server.app.request('/leads/export.csv', { headers })).text();
    expect(text.split('\r\n').map((row) => row.split(',').at(-1))).toEqual([
      '"constructor"',
      '"mine"',
      '""',
      '',
    ]);
  });

  test('one lead that the store refuses costs no other one', async () => {
    const { database } = await openDatabase(':memory:');
    const batch = (statements: readonly { toSQL(): object }[]) =>
      JSON.stringify(statements.map((statement) => statement.toSQL())).includes('refused')
        ? Promise.reject(new Error('too large'))
        : Reflect.apply(database.batch, database, [statements]);
    const refusing = new Proxy(database, {
      get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name, target)),
    });
    const server = testServer({ database: refusing });
    const names = Array.from({ length: 30 }, (_, index) => (index % 10 === 0 ? 'refused' : 'good'));
    const answers = await Promise.all(
      names.map((name) => server.lead({ leadId: createLeadId(), kind: 'contact', values: { name } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map((name) => (name === 'good' ? 200 : 503)));
  });
});

test('prices stored before there was a limit are left out of the sums, and close no page', async () => {
  const { database, close } = await openDatabase(':memory:');
  const server = testServer({ database, leadsToken: token });
  await server.lead({ leadId: exampleLeadId, kind: 'contact', values: {} });
  await database.run('UPDATE leads SET total_cost_cents = 100000000000000000');
  await database.run(await readFile('server/leads/migrations/0004_bounded_prices.sql', 'utf8'));
  const answer = await server.app.request('/leads', { headers });
  expect(answer.status).toBe(200);
  close();
});

const everything = {
  q: '',
  kind: '',
  from: '',
  to: '',
  source: '',
  delivery: '',
  suspect: '',
  page: 1,
} as const;

/** The body with what would refuse it made to fit. */
function fitting(body: { readonly [name: string]: unknown }): object {
  return {
    ...body,
    kind: body.kind === 'contact' ? 'contact' : 'estimate',
    replaces: null,
    createdAt: null,
    values: { name: (JSON.stringify(body.values) ?? '').slice(0, 300) },
    fields: [{ name: (JSON.stringify(body.page) ?? '').slice(0, 300), label: '', value: '' }],
    price: { ...estimate.price, totalCost: 10_000_000 },
    source: (JSON.stringify(body.source) ?? '').slice(0, 100),
    attribution: {},
    page: '',
    consent: null,
  };
}
