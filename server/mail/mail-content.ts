import type { Lead } from '../../shared/lead';
import type { PriceBars } from '../../shared/price-bars';
import type { Receipt } from '../../shared/receipt';
import type { Language } from '../../shared/texts';
import type { ServerBusiness } from '../base/business';

/** Input of a mail template. */
export interface MailFacts {
  readonly lead: Lead;
  readonly business: ServerBusiness;
  /** ISO date and time. */
  readonly receivedAt: string;
  /** Link that opens the lead for its reader without signing in: in `/leads` for the business, its page for the visitor. Null if there is no token. */
  readonly leadLink: string | null;
}

/** Content of a mail, as blocks from which both its text and its HTML are made. */
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
  /** The largest thing in the mail, and its range after a visit as a bar, which the text part leaves to the notes. */
  | {
      readonly kind: 'price';
      readonly label: string;
      readonly amount: string;
      readonly range?: PriceBars['range'];
    }
  /** The next step for the reader; in the text part, `shown` replaces the address. */
  | { readonly kind: 'button'; readonly text: string; readonly href: string; readonly shown?: string }
  /** A small link for what few readers want. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A printable receipt: the client and the date, then the lines of the estimate. */
  | { readonly kind: 'receipt'; readonly facts: readonly MailFact[]; readonly groups: Receipt['groups'] }
  /** A bar of what the price is made of; the text part has the lines of the receipt. */
  | { readonly kind: 'shares'; readonly title: string; readonly shares: PriceBars['shares'] }
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
