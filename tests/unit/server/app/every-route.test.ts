import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { EstimateLinks } from '../../../../server/store/estimate-links';
import { leadFilterSchema } from '../../../../server/store/lead-filter';
import { openDatabase } from '../../../../server/store/open-database';
import { createLeadId } from '../../../../shared/lead-id';
import { estimate, postLead } from '../example-leads';
import { hostileCall, hostileLeads, hostileMails } from '../hostile-input';
import { exampleLeadId, testServer } from '../server-app';

const token = 'a token of more than twenty characters';
const headers = { Authorization: `Bearer ${token}` };

test('no call to any route is answered 500', async () => {
  const server = testServer({
    leadsToken: token,
    callsPerMinute: 1_000_000,
    mailbox: { list: async () => [], clear: async () => {} },
  });
  await postLead(server, { leadId: exampleLeadId, ...estimate });
  const url = await new EstimateLinks({ leadsToken: token, business: ownBusiness }).urlOf(exampleLeadId);
  const ticket = url?.split('/').at(-1) ?? '';
  await fc.assert(
    fc.asyncProperty(hostileCall, async ({ method, path, type, body, isSignedIn }) => {
      const answer = await server.app.request(path.replace('TICKET', ticket), {
        method,
        headers: { 'Content-Type': type, Origin: 'http://localhost', ...(isSignedIn ? headers : {}) },
        ...(method === 'GET' ? {} : { body }),
      });
      await answer.text();
      expect(answer.status).not.toBe(500);
    }),
    { numRuns: 150 },
  );
});

describe('after sixty hostile leads', () => {
  test('the list, the search, both exports and the page of each lead answer', async () => {
    const server = testServer({ leadsToken: token, callsPerMinute: 1_000_000 });
    const answers = await Promise.all([
      ...hostileLeads(60).map((body) => server.lead(body)),
      ...hostileMails(20).map((body) => server.send(body)),
    ]);
    for (const { status } of answers) expect([200, 400, 413, 422]).toContain(status);
    const { total } = await (await server.desk()).queries.list(everything, 'America/Toronto');
    expect(total).toBeGreaterThan(48);

    const get = (path: string) => server.app.request(path, { headers });
    for (const path of ['/leads', '/leads?q=x', '/leads?page=9', '/leads/export.csv', '/leads/export.json']) {
      const answer = await get(path);
      expect([path, answer.status, (await answer.text()).length > 0]).toEqual([path, 200, true]);
    }
    const ids: readonly { readonly leadId: string }[] = await (await get('/leads/export.json')).json();
    expect(ids).toHaveLength(total);
    const pages = await Promise.all(ids.map(({ leadId }) => get(`/leads/${leadId}`)));
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    const links = new EstimateLinks({ leadsToken: token, business: ownBusiness });
    const opened = await Promise.all(
      ids.map(async ({ leadId }) => get(new URL((await links.urlOf(leadId)) ?? '').pathname)),
    );
    expect(opened.filter(({ status }) => status !== 200 && status !== 410)).toEqual([]);
  });

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

  test('one lead that the store refuses fails no other', async () => {
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

const everything = leadFilterSchema.parse({});
