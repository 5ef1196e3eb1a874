import type { ServerBusiness } from '../base/business';
import { composeMail, emailOfBusiness, emailOfVisitor } from '../mail/compose-mail';
import { contentText } from '../mail/content-text';
import type { Mail } from '../mail/mail';
import type { MailContent, MailFacts } from '../mail/mail-content';
import { deliveryId } from '../store/lead-store';
import { businessMail } from './business-mail';
import { customerMail } from './customer-mail';
import { type AcceptedSend, isForBusiness } from './send-checks';

/** Characters of a mail's text. As HTML they are up to six times as many, and a row of D1 has 2 MB. */
const longestText = 100_000;

/** The mail of an accepted call, made from its lead. A lead without a usable address still reaches the business, only without `Reply-To`. Replies to the business's mails go to the client, replies to the client's to the business. */
export async function renderMail(send: AcceptedSend, facts: MailFacts): Promise<Mail> {
  const { business, lead, receivedAt } = facts;
  const forBusiness = isForBusiness(send.templateName);
  const content = forBusiness ? shortened(businessMail(facts), business) : customerMail(facts);
  const self = emailOfBusiness(business);
  return composeMail(content, business, {
    id: deliveryId(lead.leadId, send.templateName),
    template: send.templateId,
    to: { name: forBusiness ? self.name : '', address: send.recipient },
    replyTo: forBusiness ? emailOfVisitor(lead) : null,
    receivedAt,
  });
}

/** Drops the long parts of a mail longer than people write, since it must fit into a row of the store. */
function shortened(content: MailContent, business: ServerBusiness): MailContent {
  if (contentText(content, business).length <= longestText) return content;
  const blocks = content.blocks.filter(({ kind }) => kind !== 'lines' && kind !== 'receipt');
  const text = 'The rest is too long for a mail: open the lead to read it.';
  return { ...content, blocks: [...blocks, { kind: 'paragraph', text }] };
}
