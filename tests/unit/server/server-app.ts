import { createServerApp, type ServerOptions } from '../../../server/app/app';
import { ownBusiness } from '../../../server/base/node-business';
import { defaultSettings } from '../../../server/base/settings';
import { LeadDesk, type LeadDeskOptions } from '../../../server/desk/lead-desk';
import type { Mail, MailTransport } from '../../../server/mail/mail';
import { openDatabase } from '../../../server/store/open-database';

/** The business, on a clock that the tests know. */
const business = { ...ownBusiness, timeZone: 'America/Toronto' };

/** Options that a test sets on the server and its lead desk. */
export type TestAppOptions = Partial<ServerOptions & LeadDeskOptions> & {
  readonly transport?: MailTransport;
};

/**
 * A server over a database in memory, whose mails are collected in a list and whose clock stands still until it is
 * moved. Every call waits until its deliveries have been tried.
 */
export function testServer(options: TestAppOptions = {}) {
  const clock = { nowMs: Date.UTC(2026, 6, 31, 16) };
  const mails: Mail[] = [];
  const transport: MailTransport = {
    async deliver(mail) {
      mails.push(mail);
    },
  };
  const now = () => clock.nowMs;
  const starting = start({ transport, now, ...options });
  const app = {
    async request(path: string, init?: RequestInit): Promise<Response> {
      const { server, desk } = await starting;
      const response = await server.request(path, init);
      await desk.idle();
      return response;
    },
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    app,
    clock,
    mails,
    desk: () => starting.then(({ desk }) => desk),
    estimate: (body: unknown, headers?: Record<string, string>) => post('/api/estimate', body, headers),
    send: (body: unknown, headers?: Record<string, string>) => post('/api/v1.0/email/send', body, headers),
    lead: (body: unknown, headers?: Record<string, string>) => post('/api/leads', body, headers),
  };
}

async function start(options: TestAppOptions & Pick<LeadDeskOptions, 'transport' | 'now'>) {
  const database = options.database ?? (await openDatabase(':memory:')).database;
  const desk = new LeadDesk({
    ...defaultSettings,
    business,
    retentionDays: 0,
    leadsPerHour: Infinity,
    log: () => {},
    ...options,
    database,
  });
  return { desk, server: createServerApp({ business, deskOf: () => desk, ...options }) };
}

/** Template ids by purpose. */
export const { templates } = business.emailService;

/** A lead id; its short form is 7K2Q-M4. */
export const exampleLeadId = '7K2QM4ZYXWVTSRQPNMKJHGFEDC';

/** A call the mail service accepts, as the reference client writes it. */
export function sendBody(templateId: string, params: Record<string, unknown> = {}) {
  return {
    lib_version: '4.4.1',
    user_id: business.emailService.publicKey,
    service_id: business.emailService.serviceId,
    template_id: templateId,
    template_params: {
      client_name: 'Zoë Tremblay',
      client_email: 'zoe@example.com',
      client_phone: '4165550123',
      client_address: '12 Garden Lane',
      ...params,
    },
  };
}
