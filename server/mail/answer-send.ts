import { createLeadId, leadReference } from '../../shared/lead-id';
import type { ServerBusiness } from '../business';
import { clientNetwork } from '../guards/client-network';
import { refuse } from '../guards/refuse';
import type { LeadDesk } from '../leads/lead-desk';
import { deliveryId } from '../leads/lead-store';
import { parseJson } from '../lib/parse-json';
import type { ServerContext } from '../server-context';
import { leadIdOf, leadKind, leadOfMail } from './lead-of-mail';
import { renderMail } from './render-mail';
import { type AcceptedSend, checkSend, isForBusiness, refusals } from './send-checks';

/** The two mails of a lead come seconds apart, a kept one minutes later. */
const sameLeadMs = 15 * 60 * 1000;

/** What the mail service works with. */
export interface SendOptions {
  readonly business: ServerBusiness;
  readonly clientAddress: (context: ServerContext) => string;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/**
 * Gives the function that answers `POST /api/v1.0/email/send` as the outside service does
 * (docs/behaviour.md#41-the-mail-call): `OK`, or its own text. Unlike that service it stores the mail before it answers,
 * takes any number of them a second, and answers a mail that it has already with `OK` without sending it twice. Nor does it
 * send a confirmation of a lead that it has not stored; see `LeadStore.accept`.
 */
export function answerSend({ business, clientAddress, now, log }: SendOptions) {
  const clientOf = (context: ServerContext) => clientNetwork(clientAddress(context));
  return async (context: ServerContext): Promise<Response> => {
    if (!isJson(context)) return refuse(context, refusals.notJson.status, refusals.notJson.text);
    const send = checkSend(parseJson(context.var.bodyText), business);
    if ('status' in send) return refuse(context, send.status, send.text);
    const { desk } = context.var;
    try {
      const givenId = leadIdOf(send.params);
      if (givenId !== null && (await desk.store.has(givenId, send.templateName))) return context.text('OK');
      await storeMail(desk, send, givenId ?? (await findLead(desk, send)), clientOf(context));
    } catch (error) {
      // The message of the error may quote what was to be stored: only its name goes into the log.
      log(`mail not stored: ${error instanceof Error ? error.name : 'unknown error'}`);
      return refuse(context, 503, 'The mail could not be stored');
    }
    desk.deliverSoon();
    return context.text('OK');
  };

  async function storeMail(
    desk: LeadDesk,
    send: AcceptedSend,
    leadId: string,
    client: string,
  ): Promise<void> {
    const lead = leadOfMail(send.templateName, send.params, leadId);
    const mail = await renderMail(send, business, {
      id: deliveryId(leadId, send.templateName),
      reference: leadReference(leadId),
      replacedReference: lead.replaces ? leadReference(lead.replaces) : null,
      receivedAt: new Date(now()).toISOString(),
    });
    const isComplete = isForBusiness(send.templateName);
    const recipient = isComplete ? undefined : send.recipient;
    await desk.accept(lead, [{ topic: send.templateName, mail, recipient }], { client, isComplete });
  }

  async function findLead(desk: LeadDesk, { templateName, params }: AcceptedSend): Promise<string> {
    const mail = { email: params.client_email, kind: leadKind(templateName), topic: templateName };
    return (await desk.store.findRecent(mail, now() - sameLeadMs)) ?? createLeadId();
  }
}

function isJson(context: ServerContext): boolean {
  return /^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '');
}
