import type { ServerBusiness } from '../../server/base/business';
import { topics } from '../../server/desk/business-mail';
import { contentHtml } from '../../server/mail/content-html';
import type { MailBlock, MailContent } from '../../server/mail/mail-content';
import { type Language, mailTexts, texts } from '../../shared/texts';

/** A mail template for the outside mail service's dashboard, which fills in and escapes values in `{{ }}`. */
export interface PastedTemplate {
  readonly name: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
}

/**
 * The four templates with the parameters of the call in place of a visitor's values (docs/behaviour.md#42-the-four-mails): the visitor's in `language`,
 * the business's own in English.
 */
export function pastedTemplates(
  business: ServerBusiness,
  language: Language,
): Promise<readonly PastedTemplate[]> {
  const fromClient = { to: '{{client_email}}', replyTo: business.email };
  const toBusiness = { to: business.email, replyTo: '{{client_email}}' };
  const mails = [
    { name: 'contactNotification', ...toBusiness, content: businessMail('contact') },
    { name: 'contactConfirmation', ...fromClient, content: customerMail('contact', business, language) },
    { name: 'estimatorTeam', ...toBusiness, content: businessMail('estimate') },
    { name: 'estimatorCustomer', ...fromClient, content: customerMail('estimate', business, language) },
  ];
  return Promise.all(
    mails.map(async ({ content, ...mail }) => ({
      ...mail,
      subject: content.subject,
      html: await contentHtml(content, business),
    })),
  );
}

type Kind = 'contact' | 'estimate';

const details = (label: string): MailBlock => ({ kind: 'lines', label, text: '{{lead_details}}' });
const detailsLabel = { en: 'Details', fr: 'Détails' } as const;

function businessMail(kind: Kind): MailContent {
  return {
    language: 'en',
    subject: `${topics[kind].subject} from {{client_name}} (Ref {{lead_reference}})`,
    heading: `${topics[kind].heading}: {{client_name}}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Name', text: '{{client_name}}' },
          { label: 'Phone', text: '{{client_phone}}' },
          { label: 'Email', text: '{{client_email}}', href: 'mailto:{{client_email}}' },
          { label: 'Address', text: '{{client_address}}' },
          { label: 'Reference', text: '{{lead_reference}}' },
        ],
      },
      kind === 'contact'
        ? { kind: 'lines', label: 'Message', text: '{{client_message}}' }
        : { kind: 'lines', label: 'Project', text: '{{EstimatorValues}}' },
      details(detailsLabel.en),
      { kind: 'paragraph', text: 'Reply to reach the client.' },
    ],
  };
}

function customerMail(kind: Kind, business: ServerBusiness, language: Language): MailContent {
  const words = mailTexts[language];
  return {
    language,
    subject: `${words.subjects[kind]} – ${business.name} (${words.inReference('{{lead_reference}}')})`,
    heading: words.subjects[kind],
    blocks: [
      { kind: 'paragraph', text: words.thanks[kind] },
      ...(kind === 'estimate'
        ? [{ kind: 'highlight' as const, text: '{{cost_content}}' }, details(detailsLabel[language])]
        : []),
      {
        kind: 'paragraph',
        text: `${words.whatHappensNext('{{time_contact_message}}')} ${business.name}, ${business.phone.shown}`,
      },
      { kind: 'receipt', facts: [{ label: words.reference, text: '{{lead_reference}}' }], groups: [] },
      { kind: 'paragraph', text: words.closing },
      {
        kind: 'button',
        text: business.facts.hasFreeQuote ? words.call : texts[language].thankYou.call,
        href: `tel:${business.phone.dialled}`,
        shown: business.phone.shown,
      },
    ],
  };
}
