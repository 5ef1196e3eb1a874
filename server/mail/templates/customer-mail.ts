import type { MailBlock, MailContent, MailFacts } from '../mail-content';
import type { TemplateParams } from '../template-params';

/** Gives the contact form's confirmation: the request arrived, and when the visitor will hear from the business. */
export function contactConfirmation(facts: MailFacts): MailContent {
  return customerMail(facts, {
    subject: `We received your request – ${facts.business.name}`,
    thanks: 'Thank you for contacting us. Your request has reached us.',
  });
}

/** Gives the estimator's confirmation: the price, and when the visitor will hear from the business. */
export function estimatorCustomer(facts: MailFacts): MailContent {
  return customerMail(facts, {
    subject: `Your painting estimate – ${facts.business.name}`,
    thanks: 'Thank you for using our estimator. Your project details have reached us.',
  });
}

/** Its parameters are those that `confirmedParams` let through: anybody can have this mail sent to any address. */
function customerMail(
  { params, business, lead }: MailFacts,
  words: { readonly subject: string; readonly thanks: string },
): MailContent {
  const name = params.client_name;
  return {
    subject: `${words.subject} (Ref ${lead.reference})`,
    heading: name === '' ? 'Hello,' : `Hello ${name},`,
    blocks: [
      { kind: 'paragraph', text: words.thanks },
      ...block('highlight', params.cost_content),
      ...block('paragraph', contactTime(params)),
      { kind: 'paragraph', text: `Your reference: ${lead.reference}` },
      { kind: 'paragraph', text: `Anything to add? Call ${business.phone.shown} or answer this mail.` },
    ],
  };
}

function contactTime(params: TemplateParams): string {
  const promise = params.time_contact_message;
  return promise === '' ? '' : `What happens next: ${promise}.`;
}

function block(kind: 'paragraph' | 'highlight', text: string): readonly MailBlock[] {
  return text === '' ? [] : [{ kind, text }];
}
