import { localKeys, readLocal, writeLocal } from '../lib/local-store';
import { textHash } from '../lib/text-hash';
import { isRecord, parseJson } from '../lib/untrusted';
import { webAddress } from '../lib/web-address';
import type { Mail } from './email-client';

/** A lead's mail that waits to be sent, or what is left of one that was delivered later. */
interface Entry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Absent once it is delivered: then the entry only remembers that, should the visitor press the button again. */
  readonly mail?: Mail;
  /** How many later tries may have delivered it, for all that is known; and when the last one was made. */
  readonly tries: number;
  readonly triedAt: number;
}

/** A mail that waits to be tried again. */
export type WaitingMail = Entry & { readonly mail: Mail };

/** Each mail has a key of its own, so that two tabs that keep one at the same time never write over each other. */
const prefix = 'painting-unsent-mail:';
const retentionMs = 24 * 60 * 60 * 1000;
/** How long a mail waits after a try of which nobody knows how it ended; doubled with each further one. */
export const firstPauseMs = 60_000;
const maximumEntries = 20;
const maximumCharacters = 200_000;
/** More than the mail service takes (50 kB of parameters); what is larger would never be delivered. */
const maximumEntryCharacters = 60_000;

/** The same for the same mail, whoever asks: what sends it once across tabs and page loads. */
export function mailId(mail: Mail): string {
  return textHash(JSON.stringify(mail));
}

/** Keeps a mail that is not known to be delivered, on this origin, for at most a day; the oldest give way. */
export function keepMail(mail: Mail): void {
  const id = mailId(mail);
  const text = JSON.stringify({ at: Date.now(), mail });
  if (text.length > maximumEntryCharacters || wasDeliveredLater(id)) return;
  writeLocal(prefix + id, text);
  dropWhatIsTooMuch();
}

/** A kept mail is delivered: all that stays is that it was, for a day. */
export function markDelivered(id: string): void {
  writeLocal(prefix + id, JSON.stringify({ at: Date.now() }));
}

/** A mail needs no keeping: it was delivered while the visitor waited, or another stands in for it. */
export function deleteMail(id: string): void {
  writeLocal(prefix + id, null);
}

/** The mails that wait to be tried again, oldest first. */
export function waitingMails(): readonly WaitingMail[] {
  return readEntries().filter((entry): entry is WaitingMail => entry.mail !== undefined);
}

/**
 * Whether a mail may be tried again now. A try whose end nobody knows (the service took long, the page was left) may have
 * delivered it: the next one waits a minute, then two, four, so that a service that hangs does not fill an inbox.
 */
export function isDue({ tries, triedAt }: WaitingMail): boolean {
  return tries === 0 || Math.abs(Date.now() - triedAt) > firstPauseMs * 2 ** (tries - 1);
}

/** Notes that a mail is tried now, before it is known how that ends. */
export function recordAttempt({ id, at, mail, tries }: WaitingMail): void {
  writeLocal(prefix + id, JSON.stringify({ at, mail, tries: tries + 1, triedAt: Date.now() }));
}

/** Notes that the service answered, and did not take it: that try delivered nothing. */
export function recordRefusal({ id, at, mail }: WaitingMail): void {
  writeLocal(prefix + id, JSON.stringify({ at, mail }));
}

/** Whether a mail that was kept has been delivered since. */
export function wasDeliveredLater(id: string): boolean {
  const entry = readEntry(prefix + id);
  return entry !== null && !entry.mail;
}

/** All entries, oldest first; what is older than a day or does not fit is erased, for storage is open to everybody on the origin. */
function readEntries(): readonly Entry[] {
  const entries = localKeys(prefix).flatMap((key) => {
    const entry = readEntry(key);
    if (!entry) writeLocal(key, null);
    return entry ?? [];
  });
  return entries.sort((one, other) => one.at - other.at);
}

function readEntry(key: string): Entry | null {
  const stored = parseJson(readLocal(key));
  const id = key.slice(prefix.length);
  if (!isRecord(stored) || typeof stored.at !== 'number' || !isRecent(stored.at)) return null;
  const { at, mail } = stored;
  const entry = { id, at, tries: Number(stored.tries) || 0, triedAt: Number(stored.triedAt) || 0 };
  if (mail === undefined) return entry;
  return isMail(mail) && mailId(mail) === id ? { ...entry, mail } : null;
}

/** A mail from the future was kept by a clock that has been set back since: no reason to lose it. */
function isRecent(at: number): boolean {
  return Date.now() - at < retentionMs;
}

/** Delivered ones go first: to forget one costs at worst a second mail, to forget a waiting one costs the lead. */
function dropWhatIsTooMuch(): void {
  const entries = readEntries();
  const byWorth = [...entries.filter(({ mail }) => !mail), ...entries.filter(({ mail }) => mail)];
  const lengths = byWorth.map(({ id }) => readLocal(prefix + id)?.length ?? 0);
  let characters = lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, { id }] of byWorth.entries()) {
    if (byWorth.length - index <= maximumEntries && characters <= maximumCharacters) return;
    deleteMail(id);
    characters -= lengths[index] ?? 0;
  }
}

function isMail(value: unknown): value is Mail {
  return (
    isRecord(value) &&
    isRecord(value.service) &&
    typeof value.service.url === 'string' &&
    webAddress(value.service.url, 'https://none.invalid') === value.service.url &&
    typeof value.service.serviceId === 'string' &&
    typeof value.service.publicKey === 'string' &&
    typeof value.templateId === 'string' &&
    isRecord(value.templateParams)
  );
}
