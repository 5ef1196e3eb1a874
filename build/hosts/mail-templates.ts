import type { ServerBusiness } from '../../server/business';
import { contentHtml } from '../../server/mail/content-html';
import type { MailBlock, MailContent, MailFacts } from '../../server/mail/mail-content';
import { contactNotification, estimatorTeam } from '../../server/mail/templates/business-mail';
import { contactConfirmation, estimatorCustomer } from '../../server/mail/templates/customer-mail';

/** A mail template for the outside mail service's dashboard, which fills in and escapes values in `{{ }}`. */
export interface PastedTemplate {
  readonly name: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
}

/** Placeholder for the client's address while rendering, because only a valid address becomes a link. */
const someAddress = 'client-email@placeholder.example';

/** The server's four templates, with the service's parameters in place of visitor data. */
export function pastedTemplates(business: ServerBusiness): Promise<readonly PastedTemplate[]> {
  const fromClient = { to: '{{client_email}}', replyTo: business.email };
  const toBusiness = { to: business.email, replyTo: '{{client_email}}' };
  const mails = [
    {
      name: 'contactNotification',
      ...toBusiness,
      content: contactNotification,
      left: ['Project', 'What the client was told'],
    },
    { name: 'contactConfirmation', ...fromClient, content: contactConfirmation, left: [] },
    { name: 'estimatorTeam', ...toBusiness, content: estimatorTeam, left: ['Message'] },
    { name: 'estimatorCustomer', ...fromClient, content: estimatorCustomer, left: [] },
  ];
  return Promise.all(
    mails.map(async ({ name, to, replyTo, content, left }) => {
      const given = isPrice(name)
        ? params
        : { ...params, cost_content: '', project_content: '', cost_notes: '' };
      const facts: MailFacts = { params: given, business, lead };
      const { subject, ...rest } = withoutUnknown(content(facts), left);
      const html = await contentHtml({ subject, ...rest }, business);
      return { name, to, replyTo, subject, html: html.replaceAll(someAddress, '{{client_email}}') };
    }),
  );
}

const params: MailFacts['params'] = {
  client_name: '{{client_name}}',
  client_email: someAddress,
  client_phone: '{{client_phone}}',
  client_address: '{{client_address}}',
  client_message: '{{client_message}}',
  EstimatorValues: '{{EstimatorValues}}',
  lead_source: '{{lead_source}}',
  time_contact_message: '{{time_contact_message}}',
  cost_content: '{{cost_content}}',
  // The service can't drop a line whose parameter is empty, and not every lead has these.
  assumed_area: '',
  lead_language: '',
  project_content: '{{project_content}}',
  cost_notes: '{{cost_notes}}',
  lead_consent: '',
  fields: {},
  lead_id: '{{lead_id}}',
  replaces_lead: '{{replaces_lead}}',
};

const lead: MailFacts['lead'] = {
  id: '{{lead_id}}',
  reference: '{{lead_reference}}',
  replacedReference: null,
  receivedAt: new Date(0).toISOString(),
};

function isPrice(name: string): boolean {
  return name.startsWith('estimator');
}

/** Drops facts the service lacks: the time of receipt, a form's project, and the estimator's message. */
function withoutUnknown(content: MailContent, left: readonly string[]): MailContent {
  const blocks = content.blocks
    .filter((block) => block.kind !== 'lines' || !left.includes(block.label))
    .map(
      (block): MailBlock =>
        block.kind === 'facts'
          ? { ...block, facts: block.facts.filter(({ label }) => label !== 'Received') }
          : block,
    );
  return { ...content, blocks };
}
