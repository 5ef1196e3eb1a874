import { type ServerBusiness, urlOnServer } from '../base/business';
import { composeMail, emailOfBusiness } from '../mail/compose-mail';
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

/** What a report shows of a suspect lead. */
export type SuspectLead = Pick<
  LeadRow,
  'leadId' | 'reference' | 'suspect' | 'clientMark' | 'name' | 'phone' | 'email' | 'message'
>;

/** Content of a report: one of the two lists is empty. */
export interface Report {
  readonly id: string;
  /** ISO date and time. */
  readonly receivedAt: string;
  readonly business: ServerBusiness;
  /** Newest first. */
  readonly suspects: readonly SuspectLead[];
  readonly lost: readonly ReportedDelivery[];
}

/** A mail can be read through up to this many; `/leads` shows the others. */
const mostShown = 50;
/** Suspect leads shown of one client. */
const mostOfClient = 5;
/** Clients beyond those that are named in a line each, so that no mail program cuts the mail off. */
const mostInBrief = 150;

/** A report to the business as a mail. */
export async function renderReport(report: Report): Promise<Mail> {
  const { id, receivedAt, business } = report;
  const content = report.suspects.length > 0 ? suspectsContent(report) : lostContent(report);
  return composeMail(content, business, {
    id,
    template: 'report',
    to: emailOfBusiness(business),
    replyTo: null,
    receivedAt,
  });
}

function suspectsContent({ suspects, business }: Report): MailContent {
  const isOne = suspects.length === 1;
  const number = isOne ? '1 request looks' : `${suspects.length} requests look`;
  const { whole, brief } = chosenSuspects(suspects);
  const hidden = suspects.length - whole.length - brief.length;
  const urlOf = ({ leadId }: SuspectLead) => urlOnServer(business, `leads/${leadId}`);
  return {
    language: 'en',
    subject: `${number} like spam`,
    heading: `${number} like spam`,
    blocks: [
      paragraph(
        isOne
          ? "It is kept. Its sender gets no confirmation until you open it and press 'This is real'."
          : "They are kept. Their senders get no confirmation until you open a request and press 'This is real'.",
      ),
      ...whole.map(
        ({ lead, others }): MailBlock => ({
          kind: 'facts',
          facts: [
            { label: 'Reference', text: lead.reference, href: urlOf(lead) },
            { label: 'Why', text: lead.suspect },
            { label: 'Same connection', text: others > 0 ? `${others} more` : '' },
            { label: 'Name', text: oneLine(lead.name, 80) },
            { label: 'Phone', text: oneLine(lead.phone, 300) },
            { label: 'Email', text: oneLine(lead.email, 300) },
            { label: 'Message', text: oneLine(lead.message, 300) },
          ].filter(({ text }) => text !== ''),
        }),
      ),
      ...(brief.length === 0
        ? []
        : [
            {
              kind: 'facts',
              facts: brief.map(({ lead, others }) => ({
                label: lead.reference,
                text: `${oneLine(lead.name, 80) || 'No name'}${others > 0 ? `, and ${others} more from the same internet connection` : ''}`,
                href: urlOf(lead),
              })),
            } as const,
          ]),
      ...(hidden > 0 ? [paragraph(`And ${hidden} more.`)] : []),
      {
        kind: 'button',
        text: isOne ? 'Open this request' : 'Open these requests',
        href: urlOnServer(business, 'leads?suspect=yes'),
      },
    ],
  };
}

/** A lead that a report shows, and how many of its client it doesn't; 0 for all but the client's newest. */
interface ChosenSuspect {
  readonly lead: SuspectLead;
  readonly others: number;
}

/** At most five leads of each client, the newest first, so that a flood hides nobody; of clients beyond, the newest lead in brief. */
export function chosenSuspects(suspects: readonly SuspectLead[]): {
  readonly whole: readonly ChosenSuspect[];
  readonly brief: readonly ChosenSuspect[];
} {
  const clients = byClient(suspects);
  // The newest of each client first, then the second of each.
  const rounds = Array.from({ length: mostOfClient }, (_, round) => clients.map((leads) => leads[round]));
  const shown = new Set(
    rounds
      .flat()
      .filter((lead) => lead !== undefined)
      .slice(0, mostShown),
  );
  const hiddenOf = new Map(
    clients.map((leads) => [leads[0], leads.slice(1).filter((lead) => !shown.has(lead)).length]),
  );
  const chosen = (leads: readonly SuspectLead[]) =>
    leads.map((lead) => ({ lead, others: hiddenOf.get(lead) ?? 0 }));
  const unseen = clients.flatMap((leads) => leads.slice(0, 1)).filter((lead) => !shown.has(lead));
  return {
    whole: chosen(suspects.filter((lead) => shown.has(lead))),
    brief: chosen(unseen.slice(0, mostInBrief)),
  };
}

function byClient(suspects: readonly SuspectLead[]): readonly (readonly SuspectLead[])[] {
  const clients = new Map<string, SuspectLead[]>();
  for (const lead of suspects) {
    const client = lead.clientMark || lead.leadId;
    const known = clients.get(client);
    if (known) known.push(lead);
    else clients.set(client, [lead]);
  }
  return [...clients.values()];
}

function lostContent({ lost, business }: Report): MailContent {
  const isOne = lost.length === 1;
  const number = isOne ? '1 message was' : `${lost.length} messages were`;
  return {
    language: 'en',
    subject: `${number} not delivered`,
    heading: `${number} not delivered`,
    blocks: [
      paragraph(
        isOne
          ? 'The request itself is kept. You can open it and send the message again.'
          : 'The requests themselves are kept. You can open each and send its message again.',
      ),
      {
        kind: 'facts',
        facts: shown(lost).map(({ leadId, reference, topic, isUnknown, error }) => ({
          label: reference,
          text: `${topicLabel(topic)}: ${isUnknown ? 'perhaps not delivered' : 'given up'}${error && `, ${failureLabel(error)}`}`,
          href: urlOnServer(business, `leads/${leadId}`),
        })),
      },
      ...(lost.length > mostShown ? [paragraph(`And ${lost.length - mostShown} more.`)] : []),
      { kind: 'button', text: 'Open the leads', href: urlOnServer(business, 'leads') },
    ],
  };
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

function shown<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, mostShown);
}
