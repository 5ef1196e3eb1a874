import { describe, expect, it } from 'vitest';
import { exampleLeadId, testServer } from '../server-app';

const lead = {
  leadId: exampleLeadId,
  kind: 'estimate',
  client: { name: 'Zoë Tremblay', email: 'zoe@example.com', phone: '4165550123', address: '12 Garden Lane' },
  estimate: { totalCost: 1375.5, summary: 'Room 1', request: { estimationType: 'specific_rooms' } },
  source: 'utm_source=google',
  consent: { text: 'We use this to call you.', language: 'en' },
};

describe('POST /api/leads', () => {
  it('stores the lead and gives its reference; the same lead again is the same', async () => {
    const server = testServer();
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.lead(lead);
      expect([answer.status, await answer.json()]).toEqual([200, { reference: '7K2Q-M4' }]);
    }
    const { leads, total } = await (await server.desk()).queries.list(
      { q: '', kind: '', from: '', to: '', source: '', delivery: '', page: 1 },
      'America/Toronto',
    );
    expect(total).toBe(1);
    expect(leads[0]?.lead).toMatchObject({
      totalCostCents: 137_550,
      estimateRequest: lead.estimate.request,
      consent: lead.consent,
      sourceName: 'google',
    });
    expect(server.mails).toEqual([]);
  });

  it.each([
    ['no JSON', 'x', 'The body'],
    ['no id', { ...lead, leadId: undefined }, 'leadId'],
    ['an id of another form', { ...lead, leadId: 'abc' }, 'leadId must be 26 characters'],
    ['another kind', { ...lead, kind: 'order' }, 'kind must be quote or estimate'],
    ['a name of a novel', { ...lead, client: { name: 'x'.repeat(301) } }, 'client.name must have at most'],
    ['a price below nothing', { ...lead, estimate: { totalCost: -1 } }, 'estimate.totalCost'],
  ])('refuses %s and names the field', async (_what, body, message) => {
    const answer = await testServer().lead(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain(message);
  });

  it('takes POST only', async () => {
    const answer = await testServer().app.request('/api/leads');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
