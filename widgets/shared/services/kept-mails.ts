import { readLocal, writeLocal } from '../local-store';
import { isRecord, parseJson } from '../untrusted';
import { webAddress } from '../web-address';
import type { Mail } from './email-client';

/** A lead's mail that could not be sent, or one of those that was delivered later. */
interface Entry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Absent once it is delivered: then the entry only remembers that, should the visitor press the button again. */
  readonly mail?: Mail;
}

const KEY = 'painting-unsent-mails';
const LONGEST_KEEP_MS = 24 * 60 * 60 * 1000;
const MOST_ENTRIES = 20;
const MOST_CHARACTERS = 200_000;

/** Keeps a mail that could not be sent, on this origin, for at most a day. */
export function keepMail(id: string, mail: Mail): void {
  writeEntries([...readEntries().filter((entry) => entry.id !== id), { id, at: Date.now(), mail }]);
}

/** A mail is delivered; a kept one leaves behind only that it was. */
export function settleMail(id: string): void {
  const entries = readEntries();
  if (!entries.some((entry) => entry.id === id)) return;
  writeEntries(entries.map((entry) => (entry.id === id ? { id, at: entry.at } : entry)));
}

/** A mail that waits is not to be sent any more: the visitor mended it and sends another in its place. */
export function withdrawMail(id: string): void {
  const entries = readEntries();
  const others = entries.filter((entry) => entry.id !== id || !entry.mail);
  if (others.length < entries.length) writeEntries(others);
}

/** The mails that wait to be tried again, oldest first. */
export function waitingMails(): readonly { readonly id: string; readonly mail: Mail }[] {
  return readEntries().flatMap(({ id, mail }) => (mail ? [{ id, mail }] : []));
}

/** Whether a mail that was kept has been delivered since. */
export function wasDeliveredLater(id: string): boolean {
  return readEntries().some((entry) => entry.id === id && !entry.mail);
}

/** Storage is open to everybody on the origin: what does not fit is dropped, and so is what is older than a day. */
function readEntries(): readonly Entry[] {
  const stored = parseJson(readLocal(KEY));
  const now = Date.now();
  return (Array.isArray(stored) ? stored : [])
    .filter(isEntry)
    .filter(({ at }) => at <= now && now - at < LONGEST_KEEP_MS);
}

/** The oldest give way where there is too much. */
function writeEntries(entries: readonly Entry[]): void {
  const kept = entries.slice(-MOST_ENTRIES);
  while (kept.length > 0 && JSON.stringify(kept).length > MOST_CHARACTERS) kept.shift();
  writeLocal(KEY, kept.length > 0 ? JSON.stringify(kept) : null);
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.at !== 'number') return false;
  return value.mail === undefined || isMail(value.mail);
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
