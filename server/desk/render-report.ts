import { pageAddress, type ServerBusiness } from '../base/business';
import { businessMailbox, composeMail } from '../mail/compose-mail';
import { oneLine } from '../mail/header-text';
import type { Mail } from '../mail/mail';
import type { MailBlock, MailContent } from '../mail/mail-content';
import type { LeadRow } from '../store/schema';
import { failureLabel, topicLabel } from './labels';

/** A delivery that was given up or may not have arrived. */
export interface ReportedDelivery {
  readonly leadId: string;
  readonly reference: string;
  readonly topic: string;
  readonly isUnknown: boolean;
  /** Why the last try failed, as stored. */
  readonly error: string;
}

/** Content of a report: one of the two lists is empty. */
export interface Report {
  readonly id: string;
  /** ISO date and time. */
  readonly receivedAt: string;
  readonly business: ServerBusiness;
  readonly suspects: readonly LeadRow[];
  readonly lost: readonly ReportedDelivery[];
}

/** A mail can be read through up to this many; `/leads` shows the others. */
const mostShown = 50;

/** A report to the business as a mail. */
export async function renderReport(report: Report): Promise<Mail> {
  const { id, receivedAt, business } = report;
  const content = report.suspects.length > 0 ? suspectsContent(report) : lostContent(report);
  return composeMail(content, business, {
    id,
    template: 'report',
    to: businessMailbox(business),
    replyTo: null,
    receivedAt,
  });
}

function suspectsContent({ suspects, business }: Report): MailContent {
  const number = counted(suspects.length, 'request looks', 'requests look');
  return {
    language: 'en',
    subject: `${number} like spam`,
    heading: `${number} like spam`,
    blocks: [
      paragraph(
        "They are kept. Their visitors get no confirmation until you open a request and press 'This is real'.",
      ),
      ...shown(suspects).map(
        (lead): MailBlock => ({
          kind: 'facts',
          facts: [
            {
              label: 'Reference',
              text: lead.reference,
              href: pageAddress(business, `leads/${lead.leadId}`),
            },
            { label: 'Why', text: lead.suspect },
            { label: 'Name', text: oneLine(lead.name, 80) },
            { label: 'Phone', text: oneLine(lead.phone, 300) },
            { label: 'Email', text: oneLine(lead.email, 300) },
            { label: 'Message', text: oneLine(lead.message, 300) },
          ].filter(({ text }) => text !== ''),
        }),
      ),
      ...others(suspects.length, pageAddress(business, 'leads?suspect=yes')),
    ],
  };
}

function lostContent({ lost, business }: Report): MailContent {
  const number = counted(lost.length, 'message was', 'messages were');
  return {
    language: 'en',
    subject: `${number} not delivered`,
    heading: `${number} not delivered`,
    blocks: [
      paragraph('The requests themselves are kept. Each can be opened and its message sent again.'),
      {
        kind: 'facts',
        facts: shown(lost).map(({ leadId, reference, topic, isUnknown, error }) => ({
          label: reference,
          text: `${topicLabel(topic)}: ${isUnknown ? 'perhaps not delivered' : 'given up'}${error && `, ${failureLabel(error)}`}`,
          href: pageAddress(business, `leads/${leadId}`),
        })),
      },
      ...others(lost.length, pageAddress(business, 'leads')),
    ],
  };
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function shown<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, mostShown);
}

function others(count: number, address: string): readonly MailBlock[] {
  return count <= mostShown ? [] : [paragraph(`And ${count - mostShown} more: ${address}`)];
}
