import { describe, expect, it } from 'vitest';
import { publishLead } from '../../../../server/store/stored-lead';
import type { SentLead } from '../../../../shared/lead';
import { estimate, nothingAdded } from '../example-leads';
import { exampleLeadId, testServer } from '../server-app';

const lead = {
  leadId: exampleLeadId,
  reference: '7K2Q-M4',
  replaces: null,
  createdAt: '2026-11-21T15:04:05.006Z',
  values: {
    name: 'Zoë Tremblay',
    firstName: 'Zoë',
    familyName: 'Tremblay',
    email: 'zoe@example.com',
    phone: '4165550123',
    address: '12 Garden Lane',
    message: 'Two rooms',
  },
  fields: [
    { name: 'rooms[]', label: 'Rooms', value: 'Kitchen' },
    { name: 'rooms[]', label: 'Rooms', value: 'Hall' },
  ],
  ...estimate,
  previous: { project: estimate.project, totalCost: 900 },
  source: 'partner-x',
  attribution: { utm_source: 'google', landing: '/offers' },
  page: 'https://partner.example/offers',
  language: 'fr',
  test: true,
  promise: 'today',
  consent: { text: 'We use this to call you.', answer: false, givenAt: '2026-05-13T14:00:00.000Z' },
  texts: {},
} satisfies SentLead;

describe('POST /api/leads', () => {
  it('stores the lead and answers its reference; the same lead again is stored once', async () => {
    const server = testServer();
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.lead(lead);
      expect([answer.status, await answer.json()]).toEqual([200, { reference: '7K2Q-M4' }]);
    }
    const { leads, total } = await (await server.desk()).queries.list(
      { q: '', kind: '', from: '', to: '', source: '', delivery: '', suspect: '', status: '', page: 1 },
      'America/Toronto',
    );
    expect(total).toBe(1);
    expect(leads[0]?.lead).toMatchObject({
      totalCostCents: 137_550,
      sourceName: 'partner-x',
      details: { project: lead.project, consent: lead.consent },
    });
    expect(server.mails).toEqual([]);
  });

  it('passes the lead on unchanged', async () => {
    const server = testServer();
    await server.lead(lead);
    const whole = await (await server.desk()).queries.find(exampleLeadId);
    expect(whole && publishLead(whole.lead, nothingAdded)).toEqual({
      ...lead,
      receivedAt: new Date(server.clock.nowMs).toISOString(),
      contactedAt: null,
      stage: 'new',
      notNowAt: null,
      ...nothingAdded,
      suspect: '',
      note: '',
      outcome: null,
    });
  });

  it.each([
    [{ seconds: 1.4, hidden: '' }, 'sent 1.4 seconds after the form was shown'],
    [{ seconds: 40, hidden: 'https://spam.example' }, 'the field that people do not see was filled in'],
    [{ seconds: 40, hidden: '' }, ''],
  ])('marks a lead whose form says %j as suspect: "%s"', async (signs, suspect) => {
    const server = testServer();
    await server.lead({ ...lead, signs });
    const whole = await (await server.desk()).queries.find(exampleLeadId);
    expect(whole && publishLead(whole.lead, nothingAdded)).toMatchObject({ suspect });
    expect(whole && publishLead(whole.lead, nothingAdded)).not.toHaveProperty('signs');
  });

  it('fills in missing parts', async () => {
    const server = testServer();
    await server.lead({ leadId: exampleLeadId, kind: 'contact', values: { name: 'Zoë' } });
    const whole = await (await server.desk()).queries.find(exampleLeadId);
    const receivedAt = new Date(server.clock.nowMs).toISOString();
    expect(whole && publishLead(whole.lead, nothingAdded)).toEqual({
      leadId: exampleLeadId,
      reference: '7K2Q-M4',
      replaces: null,
      kind: 'contact',
      createdAt: receivedAt,
      values: { name: 'Zoë', email: '', phone: '', address: '', message: '' },
      fields: [],
      project: null,
      price: null,
      previous: null,
      texts: {},
      source: '',
      attribution: {},
      page: '',
      language: 'en',
      test: false,
      promise: null,
      consent: null,
      receivedAt,
      contactedAt: null,
      stage: 'new',
      notNowAt: null,
      ...nothingAdded,
      suspect: '',
      note: '',
      outcome: null,
    });
  });

  it.each([
    ['no JSON', 'x', 'The body'],
    ['no id', { ...lead, leadId: undefined }, 'leadId'],
    ['an id of another form', { ...lead, leadId: 'abc' }, 'leadId must be 26 characters'],
    ['another kind', { ...lead, kind: 'order' }, 'kind must be contact or estimate'],
    ['a name of a novel', { ...lead, values: { name: 'x'.repeat(602) } }, 'values.name must have at most'],
    ['a field that is no text', { ...lead, fields: [{ name: 'a', label: '', value: 7 }] }, 'fields.0.value'],
    ['more of its own fields than a form has', { ...lead, fields: Array(61).fill(lead.fields[0]) }, 'fields'],
    ['a time of its own making', { ...lead, createdAt: 'today' }, 'createdAt must be an ISO date'],
    ['a price below nothing', { ...lead, price: { ...lead.price, totalCost: -1 } }, 'price.totalCost'],
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
