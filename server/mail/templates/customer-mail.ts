import type { MailBlock, MailContent, MailFacts } from '../mail-content';
import { oneLine } from '../one-line';
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

/**
 * Anybody can have this mail sent to any address, so whatever the caller wrote is cut to short single lines: nobody
 * can use a confirmation to send messages of their own.
 */
function customerMail(
  { params, business }: MailFacts,
  words: { readonly subject: string; readonly thanks: string },
): MailContent {
  const name = oneLine(params.client_name, 80);
  return {
    subject: words.subject,
    heading: name === '' ? 'Hello,' : `Hello ${name},`,
    blocks: [
      { kind: 'paragraph', text: words.thanks },
      ...shortBlock('highlight', params.cost_content),
      ...shortBlock('paragraph', contactTime(params)),
      { kind: 'paragraph', text: `Anything to add? Call ${business.phone.shown} or answer this mail.` },
    ],
  };
}

function contactTime({ time_contact_message: message }: TemplateParams): string {
  return message === '' ? '' : `What happens next: ${message}.`;
}

function shortBlock(kind: 'paragraph' | 'highlight', text: string): readonly MailBlock[] {
  const line = oneLine(text, 200);
  return line === '' ? [] : [{ kind, text: line }];
}
