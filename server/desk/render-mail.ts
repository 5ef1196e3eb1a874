import { composeMail, emailOfBusiness, emailOfVisitor } from '../mail/compose-mail';
import type { Mail } from '../mail/mail';
import type { MailFacts } from '../mail/mail-content';
import { deliveryId } from '../store/lead-store';
import { businessMail } from './business-mail';
import { customerMail } from './customer-mail';
import { type AcceptedSend, isForBusiness } from './send-checks';

/** The mail of an accepted call, made from its lead. A lead without a usable address still reaches the business, only without `Reply-To`. Replies to the business's mails go to the client, replies to the client's to the business. */
export async function renderMail(send: AcceptedSend, facts: MailFacts): Promise<Mail> {
  const { business, lead, receivedAt } = facts;
  const forBusiness = isForBusiness(send.templateName);
  const content = forBusiness ? businessMail(facts) : customerMail(facts);
  const self = emailOfBusiness(business);
  return composeMail(content, business, {
    id: deliveryId(lead.leadId, send.templateName),
    template: send.templateId,
    to: { name: forBusiness ? self.name : '', address: send.recipient },
    replyTo: forBusiness ? emailOfVisitor(lead) : null,
    receivedAt,
  });
}
