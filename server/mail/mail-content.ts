/** What a mail says, before it is dressed as text or as HTML: both are made from the same blocks. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

/** A piece of a mail. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Set apart from the rest: a price. */
  | { readonly kind: 'highlight'; readonly text: string }
  /** A short table of what is known. */
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** A text of many lines that are kept as they are. */
  | { readonly kind: 'lines'; readonly label: string; readonly text: string };

/** A row of the table; `href` makes its text a link. */
export interface MailFact {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}
