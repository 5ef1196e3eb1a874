import { leadFacts, leadReceipt } from '../../shared/lead-text';
import { forBusiness } from '../../shared/locales/en';
import { money } from '../../shared/money';
import type { Receipt } from '../../shared/receipt';
import { texts as allTexts } from '../../shared/texts';
import { termsOf } from '../base/business';
import { telephoneLink } from '../base/contact-links';
import { longTime } from '../base/zoned-time';
import { mailAddress, oneLine } from '../mail/header-text';
import type { MailBlock, MailContent, MailFact, MailFacts } from '../mail/mail-content';
import { leadWork } from './lead-words';
import { dayInWords, promisedDate } from './promised-date';

/** Subject and heading of a mail to the business, by the kind of its lead. */
export const topics = {
  contact: { subject: 'Quote request', heading: 'New quote request' },
  estimate: { subject: 'Estimate', heading: 'New estimate' },
} as const;

/**
 * The mail to the business: the price with its notes, by when to call, the visitor and how to reach them, their message, the
 * project, and the way to the lead. It has only the values entered, each once.
 */
export function businessMail(facts: MailFacts): MailContent {
  const { lead, business, leadLink } = facts;
  const { kind, values, price, texts } = lead;
  const name = oneLine(values.name, 80) || 'a visitor without a name';
  const terms = termsOf(business);
  const receipt = leadReceipt(lead, 'en', terms);
  const { EstimatorValues = '', ...others } = texts;
  return {
    language: 'en',
    subject: `${topics[kind].subject} from ${name} (Ref ${lead.reference})`,
    heading: `${topics[kind].heading}: ${[name, ...(price ? [leadWork(lead, terms), money(terms, price.totalCost)] : [])].join(', ')}`,
    blocks: [
      ...priceBlock(price && money(terms, price.totalCost), receipt),
      ...(receipt?.notes ?? []).map((text): MailBlock => ({ kind: 'paragraph', text })),
      ...whatHappensNext(name, facts),
      { kind: 'facts', facts: clientFacts(name, facts) },
      ...lines('Message', values.message),
      ...(receipt
        ? ([
            { kind: 'receipt', facts: [], groups: receipt.groups },
            { kind: 'shares', title: allTexts.en.thankYou.madeOf, shares: receipt.bars?.shares ?? [] },
          ] as const)
        : []),
      ...lines('Project', receipt ? '' : EstimatorValues),
      ...Object.entries(others).flatMap(([label, text]) => lines(label, text)),
      { kind: 'paragraph', text: closing(values.email) },
      ...(leadLink ? [{ kind: 'button', text: 'Open this lead', href: leadLink } as const] : []),
    ],
  };
}

function priceBlock(amount: string | null, receipt: Receipt | null): readonly MailBlock[] {
  if (amount === null) return [];
  return [{ kind: 'price', label: forBusiness.summary.total, amount, range: receipt?.bars?.range }];
}

/** By when the visitor was told to hear from the business. */
function whatHappensNext(name: string, { lead, business, receivedAt }: MailFacts): readonly MailBlock[] {
  const { promise } = lead;
  if (!promise) return [];
  const date = dayInWords(promisedDate(promise, receivedAt, business.timeZone), 'en', 'long');
  const when = promise === 'today' ? `today, ${date}` : `in the morning of ${date}`;
  return [{ kind: 'paragraph', text: `What happens next: ${name} expects your call ${when}.` }];
}

function clientFacts(name: string, { lead, business, receivedAt }: MailFacts): readonly MailFact[] {
  const { phone, email: typed, address } = lead.values;
  const email = mailAddress(typed);
  const all: readonly MailFact[] = [
    { label: 'Name', text: name },
    linked('Phone', phone, telephoneLink(phone)),
    linked('Email', typed, email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`),
    { label: 'Address', text: oneLine(address, 300) },
    ...leadFacts(lead).map(([label, text]) => ({
      label: oneLine(label, 300),
      text: oneLine(text, 20_000),
    })),
    { label: 'Received', text: longTime(receivedAt, business.timeZone) },
    { label: 'Reference', text: lead.reference },
  ];
  return all.filter(({ text }) => text !== '');
}

function linked(label: string, text: string, href: string | null): MailFact {
  const fact = { label, text: oneLine(text, 300) };
  return href === null ? fact : { ...fact, href };
}

function lines(label: string, text: string): readonly MailBlock[] {
  return text === '' ? [] : [{ kind: 'lines', label: oneLine(label, 300), text }];
}

function closing(email: string): string {
  return mailAddress(email) ? 'Reply to reach the client.' : 'The client gave no email address to reply to.';
}
