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
  /** Set apart from the rest: a price. */
  | { readonly kind: 'highlight'; readonly text: string }
  /** What an estimate is made of, without its notes. */
  | { readonly kind: 'receipt'; readonly groups: Receipt['groups'] }
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
