import type { Language } from '../../shared/language';
import type { ServerBusiness } from '../business';
import type { TemplateParams } from './template-params';

/** The lead that a mail is about. */
export interface MailedLead {
  /** The id of the mail, the same at every try. */
  readonly id: string;
  /** The short form of the lead's id: `7K2Q-M4`. */
  readonly reference: string;
  /** The same of the lead that this one replaces. */
  readonly replacedReference: string | null;
  /** ISO date and time. */
  readonly receivedAt: string;
}

/** What a template makes a mail from. */
export interface MailFacts {
  readonly params: TemplateParams;
  readonly business: ServerBusiness;
  readonly lead: MailedLead;
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
  /** The receipt of an estimate: lines like 'Doors: 2 – $90.00' under titles, an empty line between two groups. */
  | { readonly kind: 'receipt'; readonly text: string }
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
