import type { Lead } from '../../shared/lead';
import type { ServerBusiness } from '../base/business';
import type { Log } from '../base/log';
import { parseShallowJson } from '../base/parse-shallow-json';
import { type ClientLimitOptions, clientOf } from '../guards/client-limit';
import { refuse } from '../guards/refuse';
import type { EstimateLinks } from '../store/estimate-links';
import type { LeadLinks } from '../store/lead-links';
import type { LeadDesk } from './lead-desk';
import { givenId, leadKind, leadOfTexts, sentLead } from './mailed-lead';
import { renderMail } from './render-mail';
import { type AcceptedSend, checkSend, isForBusiness, refusals } from './send-checks';
import type { ServerContext } from './server-context';

/** The two mails of a lead come seconds apart, a kept one minutes later. */
const sameLeadMs = 15 * 60 * 1000;

/** Options of the mail service. */
export interface SendOptions extends Pick<ClientLimitOptions, 'clientAddress' | 'isUnnamedProxy'> {
  readonly business: ServerBusiness;
  /** Makes the links to leads in the business's mails. */
  readonly links: LeadLinks;
  /** Makes the links in the visitors' mails. */
  readonly estimateLinks: EstimateLinks;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * A function that answers `POST /api/v1.0/email/send` as the outside service does (docs/behaviour.md#41-the-mail-call):
 * `OK`, or its own text. Unlike that service it stores the mail before it answers, accepts any number of them a second,
 * and answers `OK` to a repeated mail without sending it twice. It never sends a confirmation of a lead that it has not
 * stored; see `LeadStore.accept`.
 */
export function answerSend(options: SendOptions) {
  const { business, links, estimateLinks, now, log } = options;
  return async (context: ServerContext): Promise<Response> => {
    if (!isJson(context)) return refuse(context, refusals.notJson.status, refusals.notJson.text);
    const send = checkSend(parseShallowJson(context.var.bodyText), business);
    if ('status' in send) return refuse(context, send.status, send.text);
    const { desk } = context.var;
    try {
      const given = sentLead(send.params);
      const knownId = given?.leadId ?? givenId(send.params);
      if (knownId !== null && (await desk.store.has(knownId, send.templateName))) return context.text('OK');
      await storeMail(desk, send, given ?? (await leadWithoutData(desk, send)), clientOf(context, options));
    } catch (error) {
      // The error's message may quote the lead, so only its name goes into the log.
      log(`mail not stored: ${error instanceof Error ? error.name : 'unknown error'}`, 'error');
      return refuse(context, 503, 'The mail could not be stored');
    }
    desk.deliverSoon();
    return context.text('OK');
  };

  async function storeMail(
    desk: LeadDesk,
    send: AcceptedSend,
    lead: Lead,
    client: string | null,
  ): Promise<void> {
    const receivedAt = new Date(now()).toISOString();
    const isOurs = isForBusiness(send.templateName);
    const leadLink = isOurs ? await links.urlOf(lead.leadId, now()) : await estimateLinks.urlOf(lead.leadId);
    const recipient = isOurs ? undefined : send.recipient;
    // A confirmation without data has little of its lead.
    const isComplete = isOurs || isData(lead);
    const { signs, ...details } = lead;
    const mailsOf = async (kept: Lead) => {
      const mail = await renderMail(send, { lead: kept, business, receivedAt, leadLink });
      return [{ topic: send.templateName, mail, recipient }];
    };
    await desk.accept(details, mailsOf, { client, signs, isComplete });
  }

  /** Pages made before leads had ids send their two mails without one. */
  async function leadWithoutData(desk: LeadDesk, { templateName, params }: AcceptedSend): Promise<Lead> {
    const email = params.get('client_email') ?? '';
    const mail = { email, kind: leadKind(templateName), topic: templateName };
    const id = givenId(params) ?? (await desk.store.findRecent(mail, now() - sameLeadMs)) ?? undefined;
    return leadOfTexts(templateName, params, id);
  }
}

function isData({ texts }: Lead): boolean {
  return Object.keys(texts).length === 0;
}

function isJson(context: ServerContext): boolean {
  return /^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '');
}
