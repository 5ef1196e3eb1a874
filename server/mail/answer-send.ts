import type { ServerBusiness } from '../business';
import { refuse } from '../guards/refuse';
import { parseJson } from '../lib/parse-json';
import type { ServerContext } from '../server-context';
import type { MailTransport } from './mail';
import { onceIn } from './once-in';
import { renderMail } from './render-mail';
import { checkSend } from './send-checks';

/** What the mail service works with. */
export interface SendOptions {
  readonly business: ServerBusiness;
  readonly transport: MailTransport;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Gives the function that answers `POST /api/v1.0/email/send` as the real service does (docs/behaviour.md#41-the-mail-call): `OK`, or its own text. */
export function answerSend({ business, transport, now, log }: SendOptions) {
  const mayPass = onceIn(1000, now);
  return async (context: ServerContext): Promise<Response> => {
    const send = checkSend(parseJson(context.var.bodyText), business);
    if ('status' in send) return refuse(context, send.status, send.text);
    if (!mayPass(business.emailService.publicKey)) return refuse(context, 429, 'Too Many Requests');
    try {
      await transport.deliver(await renderMail(send, business, new Date(now()).toISOString()));
    } catch (error) {
      // The message of a mail server's error may quote an address: only the name of the error goes into the log.
      log(`mail not delivered: ${error instanceof Error ? error.name : 'unknown error'}`);
      return refuse(context, 503, 'The mail could not be delivered');
    }
    return context.text('OK');
  };
}
