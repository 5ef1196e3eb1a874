import { describe, expect, it } from 'vitest';
import { createLeadId } from '../../../../shared/lead-id';
import { business } from '../../../support/business';
import { exampleLeadId, sendBody, type TestAppOptions, templates, testServer } from '../server-app';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A server that tells clients apart by a header, with the limits of a usual one. */
function usualServer(options: TestAppOptions = {}) {
  const server = testServer({
    leadsPerHour: 10,
    clientAddress: (context) => context.req.header('x-test-client') ?? '',
    leadsToken: 'a token of twenty characters',
    callsPerMinute: Infinity,
    ...options,
  });
  const send = async (template: string, params: Record<string, unknown>, client = '203.0.113.1') =>
    (await server.send(sendBody(template, params), { 'X-Test-Client': client })).status;
  /** Both mails of a request for a quote. */
  const sendLead = async (params: Record<string, unknown> = {}, client?: string) => {
    const lead = { lead_id: createLeadId(), ...params };
    const statuses = [
      await send(templates.contactNotification, lead, client),
      await send(templates.contactConfirmation, lead, client),
    ];
    if (statuses.some((status) => status !== 200)) throw new Error(`answered ${statuses}`);
    return lead.lead_id;
  };
  const headers = { Authorization: 'Bearer a token of twenty characters' };
  const look = async (path: string) => (await server.app.request(path, { headers })).text();
  const suspects = async (): Promise<readonly { leadId: string; suspect: string }[]> =>
    JSON.parse(await look('/leads/export.json?suspect=yes'));
  const markReal = (leadId: string) =>
    server.app.request(`/leads/${leadId}/real`, {
      method: 'POST',
      headers: { ...headers, Origin: 'http://localhost' },
    });
  /** Addresses of the mails, except those to the business. */
  const confirmed = () =>
    server.mails.map(({ to }) => to.address).filter((address) => address !== business.email);
  /** Mails to the business, by template. */
  const told = () => server.mails.filter(({ to }) => to.address === business.email);
  return { ...server, send, sendLead, look, suspects, markReal, confirmed, told };
}

describe('a confirmation', () => {
  it('is sent only for a lead whose mail to the business is stored, in either order', async () => {
    const { send, confirmed } = usualServer();
    const lead = { lead_id: exampleLeadId };
    expect(await send(templates.contactConfirmation, lead)).toBe(200);
    expect(confirmed()).toEqual([]);
    expect(await send(templates.contactNotification, lead)).toBe(200);
    expect(confirmed()).toEqual(['zoe@example.com']);
  });

  it('goes out once for a lead', async () => {
    const { sendLead, confirmed } = usualServer();
    for (let time = 0; time < 3; time += 1) await sendLead({ lead_id: exampleLeadId });
    expect(confirmed()).toHaveLength(1);
  });

  it('goes to one address three times a day, however it is written and however many are sent at once', async () => {
    const { sendLead, confirmed, clock } = usualServer();
    const spellings = ['zoe@example.com', 'Zoe@Example.com', 'zoe+1@example.com', 'zoe+2@example.com'];
    const clients = Array.from({ length: 12 }, (_, index) => `203.0.113.${index}`);
    await Promise.all(
      clients.map((client, index) => sendLead({ client_email: spellings[index % 4] }, client)),
    );
    expect(confirmed()).toHaveLength(3);
    clock.nowMs += 24 * hourMs;
    await sendLead({ client_email: 'zoe@example.com' });
    expect(confirmed()).toHaveLength(4);
  });
});

describe('more than ten leads of one client within an hour', () => {
  it('are stored and marked, and their visitors get no mail until they are marked as real', async () => {
    const { sendLead, look, suspects, markReal, confirmed, told } = usualServer();
    const ids: string[] = [];
    for (let lead = 0; lead < 11; lead += 1) {
      ids.push(await sendLead({ client_email: `visitor-${lead}@example.com` }));
    }
    const last = ids[10] ?? '';
    expect([confirmed().length, told().length]).toEqual([10, 10]);
    const reason = 'more than 10 leads from one internet connection within an hour';
    expect(await suspects()).toMatchObject([{ leadId: last, suspect: reason }]);
    expect(await look('/leads?suspect=yes')).toContain('1 lead, page 1 of 1');
    expect(await look('/leads?suspect=no')).toContain('10 leads, page 1 of 1');
    expect(await look(`/leads/${last}`)).toContain(`Marked as suspect: ${reason}.`);
    expect(await look('/leads/export.csv?suspect=yes')).toContain(`"${reason}"`);
    await markReal(last);
    expect(confirmed().at(-1)).toBe('visitor-10@example.com');
    expect(told()).toHaveLength(11);
    expect(await suspects()).toEqual([]);
  });

  it('are counted from zero after an hour', async () => {
    const { sendLead, clock, suspects } = usualServer();
    for (let lead = 0; lead < 10; lead += 1) await sendLead();
    clock.nowMs += hourMs;
    await sendLead();
    expect(await suspects()).toEqual([]);
  });

  it('do not include 20 visitors who come one by one', async () => {
    const { sendLead, clock, confirmed, suspects } = usualServer();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      await sendLead({ client_email: `visitor-${visitor}@example.com` }, `198.51.100.${visitor}`);
      clock.nowMs += minuteMs;
    }
    expect(await suspects()).toEqual([]);
    expect(confirmed()).toHaveLength(20);
  });

  it('are reported to the business in one mail an hour, not one by one', async () => {
    const { sendLead, desk, clock, told } = usualServer();
    const running = await desk();
    for (let minute = 0; minute < 120; minute += 1) {
      // The first report goes out in minute 5.
      if (minute < 10) await Promise.all([sendLead({ client_name: `Bot ${minute}` }), sendLead()]);
      await running.tidyUp();
      await running.deliverDue();
      clock.nowMs += minuteMs;
    }
    const reports = told().filter(({ template }) => template === 'report');
    expect(reports.map(({ subject }) => subject)).toEqual([
      '2 requests look like spam',
      expect.stringMatching(/^\d+ requests look like spam$/),
    ]);
    expect(reports[0]?.text).toContain('more than 10 leads from one internet connection within an hour');
    expect(reports[0]?.html).toContain(`${business.url}/leads/`);
    // Of one client, however many there are, the newest five.
    expect(reports[1]?.text.match(/^Reference/gm)).toHaveLength(5);
    expect(reports[1]?.text).toContain('Same connection: ');
    expect(reports[1]?.html).not.toContain('203.0.113.1');
  });
});

it('a report about one suspect lead speaks of one', async () => {
  const { sendLead, desk, clock, told } = usualServer();
  const running = await desk();
  for (let lead = 0; lead < 11; lead += 1) await sendLead({ client_email: `visitor-${lead}@example.com` });
  for (let minute = 0; minute < 10; minute += 1) {
    await running.tidyUp();
    await running.deliverDue();
    clock.nowMs += minuteMs;
  }
  const [report] = told().filter(({ template }) => template === 'report');
  expect(report?.subject).toBe('1 request looks like spam');
  expect(report?.text).toContain('It is kept. Its sender gets no confirmation');
  expect(report?.text).toContain('Open this request');
});

it('thirty scripted posts send no address more than three mails', async () => {
  const { send, confirmed } = usualServer();
  for (let post = 0; post < 30; post += 1) {
    const lead_id = createLeadId();
    const client = `203.0.113.${post % 15}`;
    const client_email = `victim-${post % 3}@example.com`;
    if (post % 2 === 0) await send(templates.contactNotification, { lead_id, client_email }, client);
    await send(templates.contactConfirmation, { lead_id, client_email }, client);
  }
  const counts = [0, 1, 2].map(
    (victim) => confirmed().filter((address) => address === `victim-${victim}@example.com`).length,
  );
  expect(counts).toEqual([3, 3, 3]);
});
