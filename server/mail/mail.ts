/** An address with the name shown beside it. */
export interface NamedEmail {
  readonly name: string;
  readonly address: string;
}

/** An invitation as a mail carries it. */
export interface MailedInvitation {
  readonly method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  /** iCalendar (RFC 5545, sent as RFC 5546 says). */
  readonly content: string;
}

/** A mail ready to be delivered; no field that becomes a header has a line break. */
export interface Mail {
  /** The same at every delivery of this mail, so that mail programs can drop duplicates. */
  readonly id: string;
  /** Template id it was rendered from. */
  readonly template: string;
  readonly from: NamedEmail;
  readonly to: NamedEmail;
  readonly replyTo: NamedEmail | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO date and time. */
  readonly receivedAt: string;
  /** Goes into the reader's calendar. */
  readonly invitation?: MailedInvitation;
  /** Where a mail program's own button stops mails of this kind with one call (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** A way of sending mails: SMTP, a folder, an outside service. */
export interface MailTransport {
  /** Rejects on failure. `stopping` asks it to abort unless the mail may already have arrived. */
  deliver(mail: Mail, stopping?: AbortSignal): Promise<void>;
  /** Removes the mails of these owners (`mailOwner`) that it keeps itself, those that are being delivered too. */
  removeMails?(owners: readonly string[]): Promise<void>;
}

/** What a mail goes with, by the mail's id: its lead's id, or the id of a report about several leads. */
export function mailOwner(mailId: string): string {
  return mailId.startsWith('report.') ? mailId : (mailId.split('.')[0] ?? '');
}

/** A mail as read from the mailbox; addresses are bare. */
export interface StoredMail {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly receivedAt: string;
  /** The invitation of a mail about a visit, as iCalendar. */
  readonly invitation?: string;
}

/** A mail box that can be read and emptied. */
export interface Mailbox {
  /** All mails, newest last. */
  list(): Promise<readonly StoredMail[]>;
  clear(): Promise<void>;
}
