import { resolveLanguage } from '../../../shared/language';
import type { MailBlock, MailContent, MailFacts } from '../mail-content';
import { customerWords } from './customer-words';

/** Gives the contact form's confirmation: the request arrived, and when the visitor will hear from the business. */
export function contactConfirmation(facts: MailFacts): MailContent {
  return customerMail(facts, 'contact');
}

/** Gives the estimator's confirmation: the price, and when the visitor will hear from the business. */
export function estimatorCustomer(facts: MailFacts): MailContent {
  return customerMail(facts, 'estimate');
}

/** Its parameters are those that `confirmedParams` let through: anybody can have this mail sent to any address. */
function customerMail({ params, business, lead }: MailFacts, kind: 'contact' | 'estimate'): MailContent {
  const language = resolveLanguage(params.lead_language);
  const words = customerWords[language];
  const { cost_content, project_content, cost_notes, time_contact_message } = params;
  // The receipt says it, too.
  const assumed_area = project_content ? '' : params.assumed_area;
  return {
    language,
    subject: `${words.subjects[kind]} – ${business.name} (${words.reference(lead.reference)})`,
    heading: words.hello,
    blocks: [
      { kind: 'paragraph', text: words.thanks[kind] },
      ...block('highlight', cost_content),
      ...block('paragraph', assumed_area && words.assumedAreas(assumed_area)),
      ...block('receipt', project_content),
      ...cost_notes.split('\n').flatMap((note) => block('paragraph', note)),
      ...block('paragraph', time_contact_message && words.whatHappensNext(time_contact_message)),
      { kind: 'paragraph', text: words.yourReference(lead.reference) },
      { kind: 'paragraph', text: words.closing(business.phone.shown) },
    ],
  };
}

/** Gives no block where there is nothing to say. */
function block(kind: 'paragraph' | 'highlight' | 'receipt', text: string): readonly MailBlock[] {
  return text === '' ? [] : [{ kind, text }];
}
