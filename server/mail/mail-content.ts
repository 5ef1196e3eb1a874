import type { Language } from '../../shared/language';
import type { Lead } from '../../shared/lead';
import type { Receipt } from '../../shared/receipt';
import type { ServerBusiness } from '../business';

/** What a template makes a mail from. */
export interface MailFacts {
  readonly lead: Lead;
  readonly business: ServerBusiness;
  /** ISO date and time. */
  readonly receivedAt: string;
  /** Opens the lead without signing in: for the business alone. Null where no token opens the leads. */
  readonly leadLink: string | null;
}

/** What a mail says, before it is written as text and as HTML: both are made from the same blocks. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

/** A piece of a mail. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Set apart from the rest. */
  | { readonly kind: 'highlight'; readonly text: string }
  /** The largest thing in the mail. */
  | { readonly kind: 'price'; readonly label: string; readonly amount: string }
  /** What the reader is to do next; `shown` stands in the text part in place of the address. */
  | { readonly kind: 'button'; readonly text: string; readonly href: string; readonly shown?: string }
  /** What the reader may print: for whom and of which day it is, then what an estimate is made of. */
  | { readonly kind: 'receipt'; readonly facts: readonly MailFact[]; readonly groups: Receipt['groups'] }
  /** A table of labels and values. */
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** A text whose lines are kept. */
  | { readonly kind: 'lines'; readonly label: string; readonly text: string };

/** A row of the table; `href` makes its text a link. */
export interface MailFact {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}
