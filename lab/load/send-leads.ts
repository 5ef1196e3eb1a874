import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { business } from '../../tests/support/business';

/** Outcome of a sent lead. */
export interface SentLead {
  readonly leadId: string;
  /** 0 if there was no answer. */
  readonly status: number;
  /** From the scheduled time, so a server that falls behind can't hide it. */
  readonly latencyMs: number;
  /** Delay of sending, the client's own share of the latency. */
  readonly delayMs: number;
}

/** Crockford's base 32, the alphabet of lead ids. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idLength = 26;

/** Every visitor has their own connection. */
const agent = new Agent({ keepAlive: false });
const { serviceId, publicKey, templates } = business.emailService;

/** Sends leads at a steady rate without waiting for answers; resolves with all results. */
export async function sendLeads(
  origin: string,
  perSecond: number,
  seconds: number,
): Promise<readonly SentLead[]> {
  const startedAt = performance.now();
  const results: Promise<SentLead>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const plannedAt = startedAt + (index * 1000) / perSecond;
    const waitMs = plannedAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    results.push(sendLead(origin, plannedAt));
  }
  return Promise.all(results);
}

/** Sends leads for so long, each as soon as one of those under way is answered; resolves with all results. */
export async function sendFast(
  origin: string,
  underWay: number,
  seconds: number,
): Promise<readonly SentLead[]> {
  const until = performance.now() + seconds * 1000;
  const results: SentLead[] = [];
  const sender = async () => {
    while (performance.now() < until) results.push(await sendLead(origin, performance.now()));
  };
  await Promise.all(Array.from({ length: underWay }, sender));
  return results;
}

async function sendLead(origin: string, plannedAt: number): Promise<SentLead> {
  const leadId = createLeadId();
  const body = JSON.stringify(callOf(leadId));
  const delayMs = performance.now() - plannedAt;
  const status = await post(`${origin}/api/v1.0/email/send`, body);
  return { leadId, status, latencyMs: performance.now() - plannedAt, delayMs };
}

function createLeadId(): string {
  return Array.from({ length: idLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The business's mail of a quote, as the form sends it. */
function callOf(leadId: string) {
  return {
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templates.contactNotification,
    template_params: {
      client_name: 'Ada Byron',
      client_email: `${leadId.toLowerCase()}@example.com`,
      client_phone: '4165550123',
      client_address: '12 Analytical Road',
      client_message: 'Two rooms, please.\nThe hall too.',
      EstimatorValues: '',
      lead_id: leadId,
      lead_reference: `${leadId.slice(0, 4)}-${leadId.slice(4, 6)}`,
    },
  };
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
