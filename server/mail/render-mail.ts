import type { ServerBusiness, TemplateName } from '../server-options';
import { contentHtml } from './content-html';
import { contentText } from './content-text';
import type { Mail, Mailbox } from './mail';
import { mailAddress } from './mail-address';
import type { MailContent } from './mail-content';
import { oneLine } from './one-line';
import { type AcceptedSend, isForBusiness } from './send-checks';
import type { TemplateParams } from './template-params';
import { contactNotification, estimatorTeam } from './templates/business-mail';
import { contactConfirmation, estimatorCustomer } from './templates/customer-mail';

const templates: Readonly<
  Record<TemplateName, (params: TemplateParams, business: ServerBusiness) => MailContent>
> = { contactNotification, contactConfirmation, estimatorTeam, estimatorCustomer };

/** Gives the mail of an accepted call. The business's mails are answered to the client, the client's to the business. */
export function renderMail(send: AcceptedSend, business: ServerBusiness, receivedAt: string): Mail {
  const content = templates[send.templateName](send.params, business);
  const client = clientMailbox(send.params);
  const self: Mailbox = { name: oneLine(business.name, 80), address: business.email };
  const forBusiness = isForBusiness(send.templateName);
  return {
    template: send.templateId,
    from: self,
    to: forBusiness || client === null ? { ...self, address: send.recipient } : client,
    replyTo: forBusiness ? client : null,
    subject: oneLine(content.subject, 200),
    text: contentText(content, business),
    html: contentHtml(content, business),
    receivedAt,
  };
}

/** A lead whose address cannot be answered still reaches the business, only without reply-to. */
function clientMailbox(params: TemplateParams): Mailbox | null {
  const address = mailAddress(params.client_email);
  return address === null ? null : { name: oneLine(params.client_name, 80), address };
}
