import { Agent, request } from 'node:http';
import { readBusiness } from '../../build/business/business';
import type { SentLead } from '../../shared/lead';
import { createLeadId, leadReference } from '../../shared/lead-id';
import { type JsonCall, mailCall } from '../../shared/mail-call';

const business = readBusiness();

/** Outcome of a sent lead. */
export interface SendOutcome {
  readonly leadId: string;
  /** 0 if there was no answer. */
  readonly status: number;
  /** From the scheduled time, so a server that falls behind can't hide it. */
  readonly latencyMs: number;
  /** Delay of sending, the client's own share of the latency. */
  readonly delayMs: number;
}

/** Every visitor has their own connection. */
const agent = new Agent({ keepAlive: false });

/** Sends leads at a steady rate without waiting for answers; resolves with all results. */
export async function sendLeads(
  origin: string,
  perSecond: number,
  seconds: number,
): Promise<readonly SendOutcome[]> {
  const startedAt = performance.now();
  const results: Promise<SendOutcome>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const plannedAt = startedAt + (index * 1000) / perSecond;
    const waitMs = plannedAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    results.push(sendLead(origin, plannedAt));
  }
  return Promise.all(results);
}

/** Keeps `underWay` leads in flight for `seconds`, sending the next as each is answered; resolves with all results. */
export async function sendFast(
  origin: string,
  underWay: number,
  seconds: number,
): Promise<readonly SendOutcome[]> {
  const until = performance.now() + seconds * 1000;
  const results: SendOutcome[] = [];
  const sender = async () => {
    while (performance.now() < until) results.push(await sendLead(origin, performance.now()));
  };
  await Promise.all(Array.from({ length: underWay }, sender));
  return results;
}

async function sendLead(origin: string, plannedAt: number): Promise<SendOutcome> {
  const leadId = createLeadId();
  const { url, body } = callOf(origin, leadId);
  const text = JSON.stringify(body);
  const delayMs = performance.now() - plannedAt;
  const status = await post(url, text);
  return { leadId, status, latencyMs: performance.now() - plannedAt, delayMs };
}

/** The business's mail of a quote, as the form sends it: the texts of the parameters, and the lead as JSON. */
function callOf(origin: string, leadId: string): JsonCall {
  const lead = {
    leadId,
    kind: 'contact',
    createdAt: new Date().toISOString(),
    values: {
      name: 'Ada Byron',
      email: `${leadId.toLowerCase()}@example.com`,
      phone: '4165550123',
      address: '12 Analytical Road',
      message: 'Two rooms, please.\nThe hall too.',
    },
    promise: 'today',
    language: 'en',
    attribution: { utm_source: 'google', landing: '/' },
    page: `${business.url}/contact`,
    signs: { seconds: 40, hidden: '' },
  } satisfies SentLead;
  const { name, email, phone, address, message } = lead.values;
  const { templates, ...service } = business.emailService;
  return mailCall({ ...service, url: origin }, templates.contactNotification, {
    client_name: name,
    client_email: email,
    client_phone: phone,
    client_address: address,
    client_message: message,
    EstimatorValues: '',
    lead_reference: leadReference(leadId),
    lead_details: 'Came from: utm_source=google; landing=/',
    lead: JSON.stringify(lead),
  });
}

function post(url: string, body: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}
