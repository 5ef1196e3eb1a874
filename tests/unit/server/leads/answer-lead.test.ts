import { describe, expect, it } from 'vitest';
import { publishLead } from '../../../../server/leads/publish-lead';
import type { PostedLead } from '../../../../shared/lead';
import { exampleLeadId, testServer } from '../server-app';

const lead = {
  leadId: exampleLeadId,
  reference: '7K2Q-M4',
  replaces: null,
  kind: 'estimate',
  createdAt: '2026-11-21T15:04:05.006Z',
  values: {
    name: 'Zoë Tremblay',
    email: 'zoe@example.com',
    phone: '4165550123',
    address: '12 Garden Lane',
    message: 'Two rooms',
    heard: 'From a neighbour',
  },
  price: { totalCost: 1375.5, summary: 'Room 1', request: { estimationType: 'specific_rooms' } },
  source: 'partner-x',
  attribution: { utm_source: 'google', landing: '/offers' },
  page: 'https://partner.example/offers',
  language: 'fr',
  test: true,
  promise: "we'll contact you shortly today",
  consent: {
    text: 'We use this to call you.',
    language: 'en',
    answer: false,
    givenAt: '2026-05-13T14:00:00.000Z',
  },
} satisfies PostedLead;

describe('POST /api/leads', () => {
  it('stores the lead and gives its reference; the same lead again is the same', async () => {
    const server = testServer();
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.lead(lead);
      expect([answer.status, await answer.json()]).toEqual([200, { reference: '7K2Q-M4' }]);
    }
    const { leads, total } = await (await server.desk()).queries.list(
      { q: '', kind: '', from: '', to: '', source: '', delivery: '', suspect: '', page: 1 },
      'America/Toronto',
    );
    expect(total).toBe(1);
    expect(leads[0]?.lead).toMatchObject({
      totalCostCents: 137_550,
      estimateRequest: lead.price.request,
      consent: lead.consent,
      source: 'source=partner-x; utm_source=google; landing=/offers',
      sourceName: 'partner-x',
    });
    expect(server.mails).toEqual([]);
  });

  it('gives the lead on as it came', async () => {
    const server = testServer();
    await server.lead(lead);
    const whole = await (await server.desk()).queries.find(exampleLeadId);
    expect(whole && publishLead(whole.lead)).toEqual({
      ...lead,
      receivedAt: new Date(server.clock.nowMs).toISOString(),
      contactedAt: null,
      suspect: '',
    });
  });

  it('fills in what is left out', async () => {
    const server = testServer();
    await server.lead({ leadId: exampleLeadId, kind: 'quote', values: { name: 'Zoë' } });
    const whole = await (await server.desk()).queries.find(exampleLeadId);
    const receivedAt = new Date(server.clock.nowMs).toISOString();
    expect(whole?.lead).toMatchObject({ project: '', source: '' });
    expect(whole && publishLead(whole.lead)).toEqual({
      leadId: exampleLeadId,
      reference: '7K2Q-M4',
      replaces: null,
      kind: 'quote',
      createdAt: receivedAt,
      values: { name: 'Zoë', email: '', phone: '', address: '', message: '' },
      price: null,
      source: '',
      attribution: {},
      page: '',
      language: 'en',
      test: false,
      promise: '',
      consent: null,
      receivedAt,
      contactedAt: null,
      suspect: '',
    });
  });

  it.each([
    ['no JSON', 'x', 'The body'],
    ['no id', { ...lead, leadId: undefined }, 'leadId'],
    ['an id of another form', { ...lead, leadId: 'abc' }, 'leadId must be 26 characters'],
    ['another kind', { ...lead, kind: 'order' }, 'kind must be quote or estimate'],
    ['a name of a novel', { ...lead, values: { name: 'x'.repeat(301) } }, 'values.name must have at most'],
    ['a field that is no text', { ...lead, values: { heard: 7 } }, 'values.heard'],
    ['a time of its own making', { ...lead, createdAt: 'today' }, 'createdAt must be an ISO date'],
    ['a price below nothing', { ...lead, price: { totalCost: -1 } }, 'price.totalCost'],
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
