import type { ServerBusiness, TemplateName } from '../business';
import { confirmedParams } from './confirmation-texts';
import { contentHtml } from './content-html';
import { contentText } from './content-text';
import type { Mail, Mailbox } from './mail';
import { mailAddress } from './mail-address';
import type { MailContent, MailedLead, MailFacts } from './mail-content';
import { oneLine } from './one-line';
import { type AcceptedSend, isForBusiness } from './send-checks';
import type { TemplateParams } from './template-params';
import { contactNotification, estimatorTeam } from './templates/business-mail';
import { contactConfirmation, estimatorCustomer } from './templates/customer-mail';

const templates: Readonly<Record<TemplateName, (facts: MailFacts) => MailContent>> = {
  contactNotification,
  contactConfirmation,
  estimatorTeam,
  estimatorCustomer,
};

/** Gives the mail of an accepted call. Replies to the business's mails go to the client, replies to the client's to the business. */
export async function renderMail(
  send: AcceptedSend,
  business: ServerBusiness,
  lead: MailedLead,
): Promise<Mail> {
  const forBusiness = isForBusiness(send.templateName);
  const params = forBusiness ? send.params : confirmedParams(send.params, business);
  const content = templates[send.templateName]({ params, business, lead });
  const self: Mailbox = { name: oneLine(business.name, 80), address: business.email };
  return {
    id: lead.id,
    template: send.templateId,
    from: self,
    to: { name: forBusiness ? self.name : '', address: send.recipient },
    replyTo: forBusiness ? clientMailbox(params) : null,
    subject: oneLine(content.subject, 200),
    text: contentText(content, business),
    html: await contentHtml(content, business),
    receivedAt: lead.receivedAt,
  };
}

/** A lead without a usable address still reaches the business, only without `Reply-To`. */
function clientMailbox(params: TemplateParams): Mailbox | null {
  const address = mailAddress(params.client_email);
  return address === null ? null : { name: oneLine(params.client_name, 80), address };
}
