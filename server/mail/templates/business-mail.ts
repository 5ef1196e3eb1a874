import { maximumLineCharacters } from '../../../shared/campaign-touch';
import { resolveLanguage } from '../../../shared/language';
import { longTime } from '../../lib/zoned-time';
import { mailAddress } from '../mail-address';
import type { MailBlock, MailContent, MailedLead, MailFact, MailFacts } from '../mail-content';
import { oneLine } from '../one-line';
import { telephoneLink } from '../telephone-link';
import type { TemplateParams } from '../template-params';

/** Gives the contact form's mail to the business: who asks, how to reach them, what they wrote. */
export function contactNotification(facts: MailFacts): MailContent {
  return businessMail(facts, 'Quote request', 'A visitor asks for a quote');
}

/** Gives the estimator's mail to the business: who asks, how to reach them, the project with its price. */
export function estimatorTeam(facts: MailFacts): MailContent {
  return businessMail(facts, 'Estimate', 'A visitor got an estimate');
}

function businessMail({ params, business, lead }: MailFacts, topic: string, heading: string): MailContent {
  const name = oneLine(params.client_name, 80) || 'a visitor without a name';
  return {
    language: 'en',
    subject: `${topic} from ${name} (Ref ${lead.reference})`,
    heading,
    blocks: [
      { kind: 'facts', facts: clientFacts(params, name, lead, business.timeZone) },
      ...lines('Message', params.client_message),
      ...lines('Project', params.EstimatorValues),
      ...lines('What the client was told', receipt(params)),
      { kind: 'paragraph', text: closing(params) },
    ],
  };
}

function clientFacts(
  params: TemplateParams,
  name: string,
  lead: MailedLead,
  timeZone: string,
): readonly MailFact[] {
  const email = mailAddress(params.client_email);
  const facts: readonly MailFact[] = [
    { label: 'Name', text: name },
    linked('Phone', params.client_phone, telephoneLink(params.client_phone)),
    linked('Email', params.client_email, email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`),
    { label: 'Address', text: oneLine(params.client_address, 300) },
    ...Object.entries(params.fields).map(([name, text]) => ({
      label: labelOf(name),
      text: oneLine(text, 1000),
    })),
    { label: 'Consent', text: oneLine(params.lead_consent, 2100) },
    { label: 'Language', text: languageName(params.lead_language) },
    { label: 'Came from', text: oneLine(params.lead_source, maximumLineCharacters) },
    { label: 'Received', text: longTime(lead.receivedAt, timeZone) },
    { label: 'Reference', text: lead.reference },
    { label: 'Replaces', text: replaced(lead) },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** What a lead takes the place of; a revision has the reference of the lead that it revises. */
function replaced({ reference, replacedReference }: MailedLead): string {
  if (replacedReference === reference) return 'the earlier estimate of this reference';
  return replacedReference === null ? '' : `Ref ${replacedReference}`;
}

/** The name of a page's own field as people write it: `how_heard` is 'How heard'. */
function labelOf(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The language of a visitor who did not read the tag in English; '' for all others. */
function languageName(code: string): string {
  return resolveLanguage(code) === 'fr' ? 'French' : '';
}

function linked(label: string, text: string, href: string | null): MailFact {
  const fact = { label, text: oneLine(text, 300) };
  return href === null ? fact : { ...fact, href };
}

function receipt({ project_content, cost_notes }: TemplateParams): string {
  return [project_content, cost_notes].filter(Boolean).join('\n\n');
}

function lines(label: string, text: string): readonly MailBlock[] {
  return text === '' ? [] : [{ kind: 'lines', label, text }];
}

function closing(params: TemplateParams): string {
  return mailAddress(params.client_email)
    ? 'Answer this mail to write to the client.'
    : 'The client gave no mail address that can be answered.';
}
