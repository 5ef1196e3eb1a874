import { createServerApp } from '../../../server/app';
import { business } from '../../../server/business';
import type { Mail } from '../../../server/mail/mail';
import type { ServerOptions } from '../../../server/server-options';

/** A server whose mails are caught in a list and whose clock stands until it is moved. */
export function testServer(options: Partial<ServerOptions> = {}) {
  const clock = { nowMs: Date.UTC(2026, 6, 31, 16) };
  const mails: Mail[] = [];
  const app = createServerApp({
    business,
    transport: {
      async deliver(mail) {
        mails.push(mail);
      },
    },
    now: () => clock.nowMs,
    ...options,
  });
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
    estimate: (body: unknown, headers?: Record<string, string>) => post('/api/estimate', body, headers),
    send: (body: unknown, headers?: Record<string, string>) => post('/api/v1.0/email/send', body, headers),
  };
}

/** Template ids by what they are for. */
export const { templates } = business.emailService;

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
