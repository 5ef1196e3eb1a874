import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNodeServer } from '../../../../server/host/node-server';
import { openDatabase } from '../../../../server/store/open-database';
import { leads } from '../../../../server/store/schema';
import { leadJsonSchema } from '../../../../server/store/stored-lead';
import { publishedLeadSchema } from '../../../../shared/lead';
import { estimate, exampleLead, postLead } from '../example-leads';
import { exampleLeadId, sendBody, type TestAppOptions, templates, testServer } from '../server-app';

const secret = `whsec_${Buffer.from('a secret of twenty-four').toString('base64')}`;
const hourMs = 60 * 60 * 1000;

interface ReceivedCall {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const calls: ReceivedCall[] = [];
const answer = { status: 200, waiting: Promise.resolve() };
const receiver = await startNodeServer(
  async (request) => {
    calls.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    await answer.waiting;
    const text = answer.status === 204 ? null : 'thanks';
    return new Response(text, { status: answer.status, headers: { Location: '/elsewhere' } });
  },
  0,
  '127.0.0.1',
);
afterAll(() => receiver.stop(0));

/** The signature counts for five minutes of the real clock. */
function webhookServer(options: TestAppOptions = {}) {
  const url = `http://127.0.0.1:${receiver.port}/hook`;
  const server = testServer({ webhookUrl: url, webhookSecret: secret, ...options });
  server.clock.nowMs = Date.now();
  return server;
}

beforeEach(() => {
  calls.length = 0;
  answer.status = 200;
  answer.waiting = Promise.resolve();
});

describe('the webhook', () => {
  it('gets the lead as JSON of the published schema, signed as Standard Webhooks', async () => {
    const server = webhookServer();
    await postLead(server, { leadId: exampleLeadId, ...estimate }, templates.estimatorTeam);
    expect(calls).toHaveLength(1);
    const [{ headers, body }] = calls as [ReceivedCall];
    const event = new Webhook(secret).verify(body, headers) as { type: string; data: unknown };
    expect(event.type).toBe('lead.created');
    expect(headers['content-type']).toBe('application/json');
    expect(publishedLeadSchema.parse(event.data)).toMatchObject({
      leadId: exampleLeadId,
      reference: '7K2Q-M4',
      values: { email: 'zoe@example.com' },
      price: estimate.price,
      project: estimate.project,
      language: 'en',
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  });

  it('gets the changes that the business makes to a lead, each under a new id', async () => {
    const server = webhookServer();
    await postLead(server, { leadId: exampleLeadId });
    const desk = await server.desk();
    const decidedAt = new Date(server.clock.nowMs).toISOString();
    await desk.change(exampleLeadId, { note: 'In May' });
    await desk.deliverDue();
    await desk.change(exampleLeadId, { outcome: 'won', outcomeAt: server.clock.nowMs, wonCents: 420_050 });
    await desk.deliverDue();
    const events = calls.map(({ body, headers }) => new Webhook(secret).verify(body, headers)) as {
      type: string;
      data: unknown;
    }[];
    expect(events.map(({ type }) => type)).toEqual(['lead.created', 'lead.updated', 'lead.updated']);
    expect(publishedLeadSchema.parse(events[1]?.data)).toMatchObject({ note: 'In May', outcome: null });
    expect(publishedLeadSchema.parse(events[2]?.data)).toMatchObject({
      note: 'In May',
      outcome: { result: 'won', decidedAt, amount: 4200.5, reason: '' },
    });
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  it.each([200, 204])('has the lead if it answers %i', async (status) => {
    const server = webhookServer();
    answer.status = status;
    await server.lead({ leadId: exampleLeadId, kind: 'contact', values: {} });
    expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([`${exampleLeadId}.webhook`]);
    expect((await (await server.desk()).queries.find(exampleLeadId))?.deliveries).toMatchObject([
      { topic: 'webhook', state: 'delivered' },
    ]);
  });

  it('gets each lead once, also when its other mail follows', async () => {
    const server = webhookServer();
    await postLead(server, { leadId: exampleLeadId });
    await postLead(server, { leadId: exampleLeadId }, templates.contactConfirmation);
    expect(calls).toHaveLength(1);
  });

  it('waits a minute for the rest when only a confirmation without data came', async () => {
    const server = webhookServer();
    await server.send(sendBody(templates.contactConfirmation, { lead_id: exampleLeadId }));
    expect(calls).toHaveLength(0);
    server.clock.nowMs += 60_000;
    await (await server.desk()).deliverDue();
    expect(calls).toHaveLength(1);
  });

  it.each([500, 302, 404])('is tried again under the same id if it answers %i', async (status) => {
    const server = webhookServer();
    const desk = await server.desk();
    answer.status = status;
    const leadId = await postLead(server);
    answer.status = 200;
    server.clock.nowMs += 60_000;
    await desk.deliverDue();
    expect(calls).toHaveLength(2);
    const call = (await desk.queries.find(leadId))?.deliveries.find(({ channel }) => channel === 'webhook');
    expect(call?.tries.map(({ error }) => error)).toEqual([`answered ${status}`, null]);
    expect(calls[0]?.headers['webhook-id']).toBe(calls[1]?.headers['webhook-id']);
  });

  it('delays no mail if it does not answer', async () => {
    const server = webhookServer();
    let answerNow = () => {};
    answer.waiting = new Promise((resolve) => {
      answerNow = resolve;
    });
    const sent = Promise.all(Array.from({ length: 8 }, () => postLead(server)));
    await vi.waitFor(() => expect(server.mails).toHaveLength(8), { timeout: 60_000 });
    answerNow();
    await sent;
    expect(calls).toHaveLength(8);
  });

  it('is given up and shown as failed after three days of failures', async () => {
    const server = webhookServer();
    answer.status = 500;
    const leadId = await postLead(server);
    const desk = await server.desk();
    const stateAfter = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        server.clock.nowMs += hourMs;
        await desk.deliverDue();
      }
      const lead = await desk.queries.find(leadId);
      return lead?.deliveries.find(({ channel }) => channel === 'webhook')?.state;
    };
    expect(await stateAfter(24 * 2.5)).toBe('pending');
    expect(await stateAfter(24)).toBe('failed');
    expect(await desk.queries.lost()).toEqual([{ channel: 'webhook', state: 'failed', count: 1 }]);
  });

  it('gets nothing of a lead that was erased meanwhile', async () => {
    const { database } = await openDatabase(':memory:');
    const lines: string[] = [];
    const server = webhookServer({ database, log: (line) => lines.push(line) });
    const desk = await server.desk();
    const call = { topic: 'webhook', mail: null };
    await desk.store.accept(exampleLead({ leadId: exampleLeadId }), [call], server.clock.nowMs);
    await database.delete(leads);
    await desk.deliverDue();
    expect({ calls, lines }).toEqual({ calls: [], lines: [] });
  });

  it('is named as missing by waiting calls if it was removed from the settings', async () => {
    const server = testServer();
    const desk = await server.desk();
    const call = { topic: 'webhook', mail: null };
    await desk.store.accept(exampleLead({ leadId: exampleLeadId }), [call], server.clock.nowMs);
    await desk.deliverDue();
    expect((await desk.queries.find(exampleLeadId))?.deliveries).toMatchObject([
      { state: 'pending', tries: [{ error: 'WEBHOOK_URL is not set' }] },
    ]);
  });

  it('is not called again if it answers 410', async () => {
    const server = webhookServer();
    answer.status = 410;
    await postLead(server);
    server.clock.nowMs += 24 * hourMs;
    await (await server.desk()).deliverDue();
    expect(calls).toHaveLength(1);
  });
});

it('docs/lead.schema.json is the schema of today', () => {
  expect(JSON.parse(readFileSync('docs/lead.schema.json', 'utf8'))).toEqual(leadJsonSchema());
});
