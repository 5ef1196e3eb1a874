import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { ownBusiness } from '../../../../server/base/node-business';
import { LeadLinks } from '../../../../server/store/lead-links';
import { createLeadId } from '../../../../shared/lead-id';
import { exampleLead, postLead } from '../example-leads';
import { exampleBusiness } from '../mail/examples';
import { exampleLeadId, templates, testServer } from '../server-app';

const leadsToken = 'a token of more than twenty characters';
const dayMs = 24 * 60 * 60 * 1000;

/** A server with one lead, and the path of the link that opens it. */
async function linkedLead(options: Parameters<typeof testServer>[0] = {}) {
  const server = testServer({ leadsToken, ...options });
  await postLead(server, { leadId: exampleLeadId });
  const links = new LeadLinks({ leadsToken, business: exampleBusiness() });
  const address = await links.urlOf(exampleLeadId, server.clock.nowMs);
  const { pathname } = new URL(address ?? '');
  const post = (change: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.app.request(`${pathname}/${change}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const page = async (path = pathname) => {
    const answer = await server.app.request(path);
    return { status: answer.status, html: parse(await answer.text()), headers: answer.headers };
  };
  const lead = async (leadId = exampleLeadId) => (await (await server.desk()).queries.find(leadId))?.lead;
  return { server, path: pathname, post, page, lead };
}

describe('the link of a mail', () => {
  it('opens its lead without a session, and does not start one', async () => {
    const { page } = await linkedLead();
    const { status, html, headers } = await page();
    expect(status).toBe(200);
    expect(html.querySelector('h1')?.text).toContain('Zoë Tremblay');
    expect(html.querySelector('a[href^="tel:"]')?.text).toBe('Call 4165550123');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('opens it for 14 days', async () => {
    const { page, server } = await linkedLead();
    server.clock.nowMs += 14 * dayMs - 2000;
    expect((await page()).status).toBe(200);
    server.clock.nowMs += 3000;
    const { status, html } = await page();
    expect([status, html.querySelector('h1')?.text]).toEqual([404, 'This link opens no lead']);
  });

  it('opens no other lead, however it is changed', async () => {
    const { page, server, path } = await linkedLead();
    const other = await postLead(server, { leadId: createLeadId() });
    const [, end = '', signature = ''] = path.split('.');
    const changed = [
      `/leads/link/${other}.${end}.${signature}`,
      `/leads/link/${exampleLeadId}.${Number(end) + 1}.${signature}`,
      `/leads/link/${exampleLeadId}.${end}`,
      `/leads/link/${exampleLeadId}.${end}.`,
      `${path}x`,
      `${path}.x`,
      path.slice(0, -1),
      '/leads/link/constructor',
      '/leads/link/%',
    ];
    for (const wrong of changed) expect([wrong, (await page(wrong)).status]).toEqual([wrong, 404]);
    for (const closed of ['/leads', `/leads/${exampleLeadId}`, '/leads/export.csv'])
      expect((await page(closed)).status).toBe(401);
  });

  it('opens nothing once the token has changed or the lead is erased', async () => {
    const { path, page, server } = await linkedLead();
    const elsewhere = testServer({ leadsToken: 'another token of more than twenty' });
    await postLead(elsewhere, { leadId: exampleLeadId });
    expect((await elsewhere.app.request(path)).status).toBe(404);
    await (await server.desk()).eraser.erase(exampleLeadId);
    expect((await page()).status).toBe(404);
  });

  it('shows nothing that it does not open', async () => {
    const { server, page, path } = await linkedLead();
    await postLead(server, { leadId: createLeadId(), replaces: exampleLeadId });
    const { html } = await page();
    const addresses = html
      .querySelectorAll('a, form')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '');
    expect(addresses.filter((address) => !/^(tel|mailto|https):/.test(address))).toEqual([
      ...['confirm', 'contacted', 'won', 'lost', 'note'].map((change) => `${path.slice(1)}/${change}`),
    ]);
  });

  it('is missing if there is no token', async () => {
    const links = new LeadLinks({ business: exampleBusiness() });
    expect(await links.urlOf(exampleLeadId, 0)).toBeNull();
    expect(await links.leadOf(`${exampleLeadId}.9999999999.`, 0)).toBeNull();
  });
});

it('the link is in the mail to the business, and not in the mail to the visitor', async () => {
  const server = testServer({ leadsToken });
  for (const template of [templates.contactNotification, templates.contactConfirmation])
    await postLead(server, { leadId: exampleLeadId }, template);
  const [toBusiness, toVisitor] = server.mails;
  const button = parse(toBusiness?.html ?? '').querySelector('a[href*="/leads/link/"]');
  expect(button?.text).toBe('Open this lead');
  const { pathname } = new URL(button?.getAttribute('href') ?? '');
  expect((await server.app.request(pathname)).status).toBe(200);
  expect(toBusiness?.text).toContain(`Open this lead: ${ownBusiness.url}`);
  expect(toVisitor?.html).not.toContain('/leads');
  expect(toVisitor?.text).not.toContain('/leads');
});

describe('through the link', () => {
  it('a lead is marked as contacted, noted of, won, opened again and lost', async () => {
    const { post, lead, server } = await linkedLead();
    const { nowMs } = server.clock;
    const answer = await post('contacted', { contacted: 'yes' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/leads\/link\//);
    expect(await lead()).toMatchObject({ contactedAt: nowMs, outcome: null });
    await post('note', { note: ' Two coats.\r\nIn May. ' });
    expect(await lead()).toMatchObject({ note: 'Two coats.\nIn May.' });
    await post('won', { amount: '$4,200.50' });
    expect(await lead()).toMatchObject({ outcome: 'won', outcomeAt: nowMs, wonCents: 420_050 });
    await post('open');
    expect(await lead()).toMatchObject({ outcome: null, outcomeAt: null, wonCents: null });
    await post('lost', { reason: 'Too expensive' });
    expect(await lead()).toMatchObject({ outcome: 'lost', lostReason: 'Too expensive', wonCents: null });
    await post('contacted', { contacted: 'no' });
    expect(await lead()).toMatchObject({ contactedAt: null });
  });

  it.each([
    ['won', { amount: 'a lot' }, 'Write the amount in figures'],
    ['won', { amount: '1e9' }, 'Write the amount in figures'],
    ['won', { amount: '10000000.01' }, 'Write the amount in figures'],
    ['won', { amount: '-5' }, 'Write the amount in figures'],
    ['won', {}, 'Write the amount in figures'],
    ['lost', { reason: ' ' }, 'Say why the lead was lost'],
    ['erase', { sure: 'yes' }, 'There is no such form'],
    ['constructor', {}, 'There is no such form'],
  ])('%s %j is refused with words', async (change, fields: Record<string, string>, words) => {
    const { post, lead } = await linkedLead();
    const answer = await post(change, fields);
    expect(answer.status).toBe(400);
    expect(parse(await answer.text()).querySelector('[role="alert"]')?.text).toContain(words);
    expect(await lead()).toMatchObject({ outcome: null, contactedAt: null });
  });

  it('a form of another site changes nothing', async () => {
    const { post, lead } = await linkedLead();
    const headers = { Origin: 'https://evil.example' };
    expect((await post('won', { amount: '1' }, headers)).status).toBe(403);
    expect(await lead()).toMatchObject({ outcome: null });
  });

  it('the webhook gets each change; changes still to be sent go out as one call', async () => {
    const { server, post } = await linkedLead({
      webhookUrl: 'http://127.0.0.1:9/',
      webhookSecret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    });
    const updates = async () =>
      (await (await server.desk()).queries.find(exampleLeadId))?.deliveries.filter(
        ({ topic }) => topic === 'lead.updated',
      );
    await post('contacted', { contacted: 'yes' });
    expect(await updates()).toMatchObject([{ channel: 'webhook', state: 'pending', attempts: 1 }]);
    const desk = await server.desk();
    await desk.change(exampleLeadId, { note: 'one' });
    await desk.change(exampleLeadId, { note: 'two' });
    expect(await updates()).toHaveLength(2);
    expect(await desk.change(createLeadId(), { note: '' })).toBe(false);
  });
});

describe('/leads', () => {
  it('lists leads by their progress, and adds up the amounts won by source and partner', async () => {
    const { server } = await linkedLead();
    const desk = await server.desk();
    const { nowMs } = server.clock;
    const won = { outcome: 'won', outcomeAt: nowMs } as const;
    const partner = {
      values: { name: 'Ada' },
      source: 'partner-site',
      attribution: { utm_source: 'google' },
    };
    const ada = await postLead(server, exampleLead({ ...partner, leadId: createLeadId() }));
    await desk.change(ada, { ...won, wonCents: 100_000 });
    const grace = { values: { name: 'Grace' }, attribution: { utm_source: 'google' } };
    const graceId = await postLead(server, exampleLead({ ...grace, leadId: createLeadId() }));
    await desk.change(graceId, { ...won, wonCents: 50_050 });
    const lostId = await postLead(server, { leadId: createLeadId(), values: { name: 'Lise' } });
    await desk.change(lostId, { outcome: 'lost', outcomeAt: nowMs, lostReason: 'Not reached' });
    const calledId = await postLead(server, { leadId: createLeadId(), values: { name: 'Cal' } });
    await desk.change(calledId, { contactedAt: nowMs });

    const look = async (query: string) => {
      const headers = { Authorization: `Bearer ${leadsToken}` };
      return parse(await (await server.app.request(`/leads${query}`, { headers })).text());
    };
    const names = async (status: string) =>
      (await look(`?status=${status}`)).querySelectorAll('.list tbody a').map(({ text }) => text);
    expect(await names('new')).toEqual(['Zoë Tremblay']);
    expect(await names('contacted')).toEqual(['Cal']);
    expect(await names('won')).toEqual(['Grace', 'Ada']);
    expect(await names('lost')).toEqual(['Lise']);
    const panel = (await look('')).querySelectorAll('section').find(({ text }) => text.startsWith('Won in'));
    expect(panel?.querySelector('h2')?.text).toBe('Won in the last 12 months: $1,500.50');
    const rows = panel?.querySelectorAll('tbody tr').map((row) => row.childNodes.map(({ text }) => text));
    expect(rows).toEqual([
      ['google', '2', '$1,500.50'],
      ['partner-site', '1', '$1,000.00'],
    ]);
  });
});
