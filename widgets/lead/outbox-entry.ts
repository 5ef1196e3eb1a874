import type { JsonCall } from '../../shared/mail-call';
import { httpUrl, isRecord } from '../../shared/untrusted';
import { type CallKind, isFinalRefusal, type SendResult } from './send';

/** One call in the outbox, from before its first try until it can be forgotten. */
export interface Entry {
  /** `<lead's id>:<kind>`; for an addition `added:<kind>:<lead's id>`, and a photo's id after another colon. */
  readonly id: string;
  /** A hash of the visitor's values, which recognises the lead if they are sent again. */
  readonly values: string;
  /** The id of the lead that this one replaces. */
  readonly replaces?: string | undefined;
  /** Milliseconds since 1970, as is every time here. */
  readonly createdAt: number;
  /** Absent once it is delivered or given up: then the entry only remembers that. */
  readonly call?: JsonCall;
  /** Refused for good, after tries that may have delivered it: if the visitor presses again, it is the same lead. */
  readonly isGivenUp?: boolean;
  /** Number of tries with an unknown end, any of which may have delivered it. */
  readonly unknownTries: number;
  /** Tries that lengthen the pause before the outbox's next one, and the time of the last try or claim. */
  readonly tries: number;
  readonly triedAt: number;
  /** The sender that claimed it, at `triedAt`. */
  readonly sender?: string;
  /** When its visitor was thanked. */
  readonly finishedAt?: number;
}

/** An entry that still has to be sent. */
export type WaitingEntry = Entry & { readonly call: JsonCall };

/** A call to send, a hash of the visitor's values, and the lead that it replaces. */
export type Order = Pick<WaitingEntry, 'id' | 'values' | 'replaces' | 'call'>;

/** Events of an entry, in their usual order. */
export type OutboxEvent =
  /** A visitor pressed the button; for a lead already waiting, only the call is updated. */
  | ({ readonly type: 'queued' } & Pick<WaitingEntry, 'call' | 'values' | 'replaces'>)
  /** A page is about to send it: for a waiting visitor, or in the background. */
  | { readonly type: 'started'; readonly isLater: boolean; readonly sender: string }
  | { readonly type: 'ended'; readonly isLater: boolean; readonly result: SendResult }
  /** The visitor knows that it failed and has to act, or another lead replaces this one. */
  | { readonly type: 'withdrawn' }
  /** The visitor is thanked: pressing the button again means another lead, once there was time to see the thank-you. */
  | { readonly type: 'finished' };

type Started = Extract<OutboxEvent, { type: 'started' }>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A page that claims an entry for longer than this has gone; a visitor's call takes at most 22 s. */
const claimMs = 30_000;
/** A confirmation says when the business will call, so it must not arrive much later. */
const retentionMs: Record<CallKind, number> = {
  notification: 24 * hourMs,
  confirmation: hourMs,
  record: 24 * hourMs,
  visit: 24 * hourMs,
  // The code that sends photos erases this entry and the picture after a day.
  photo: Number.POSITIVE_INFINITY,
};

/**
 * The entry after an event; null if there is nothing left to remember. Pure, so that tests can walk through any order
 * of events.
 */
export function afterEvent(id: string, entry: Entry | null, event: OutboxEvent, now: number): Entry | null {
  if (event.type === 'queued') {
    if (remembersDelivery(entry)) return entry;
    const { call, values, replaces } = event;
    return {
      createdAt: now,
      unknownTries: 0,
      tries: 0,
      triedAt: 0,
      ...entry,
      id,
      values,
      replaces,
      call,
      isGivenUp: false,
    };
  }
  if (!isWaiting(entry)) return entry && event.type === 'finished' ? { ...entry, finishedAt: now } : entry;
  switch (event.type) {
    case 'started':
      return started(entry, event, now);
    case 'ended':
      return ended(entry, event.result, event.isLater);
    case 'finished':
      return entry;
    case 'withdrawn':
      return null;
  }
}

/** Written down before the request goes out, since the page may end before the answer comes. */
function started(entry: WaitingEntry, { isLater, sender }: Started, now: number): Entry {
  // Only a confirmation's first try counts: other first tries, interrupted by leaving the page, are repeated at once.
  const countsForPause = isLater || kindOf(entry) === 'confirmation';
  return {
    ...entry,
    unknownTries: entry.unknownTries + 1,
    tries: entry.tries + Number(countsForPause),
    triedAt: now,
    sender,
  };
}

function ended(entry: WaitingEntry, result: SendResult, isLater: boolean): Entry | null {
  const { call, sender, ...rest } = entry;
  if (result.sent) return isAdded(entry) ? null : rest;
  const unknownTries = entry.unknownTries - Number(result.isUndelivered);
  // The business may fix the cause of a refused lead before the next page retries; everything else is given up.
  const isGivenUp = isFinalRefusal(result.status) && (isLater || kindOf(entry) !== 'notification');
  if (!isGivenUp) return { ...rest, call, unknownTries };
  return unknownTries > 0 && !isAdded(entry) ? { ...rest, unknownTries, isGivenUp } : null;
}

/** Whether an entry still has to be sent. */
export function isWaiting(entry: Entry | null): entry is WaitingEntry {
  return entry?.call !== undefined;
}

/** Whether an entry only remembers that its call was delivered. */
export function remembersDelivery(entry: Entry | null): boolean {
  return entry !== null && !entry.call && !entry.isGivenUp;
}

/**
 * Whether the outbox may send an entry now, without the visitor: at once the first time, then after one, two and four
 * minutes, up to an hour; never while a sender other than `sender` is sending it.
 */
export function isDue(entry: Entry | null, sender: string, now: number): entry is WaitingEntry {
  if (!isWaiting(entry) || isClaimed(entry, sender, now)) return false;
  const { tries, triedAt } = entry;
  const backOffMs = Math.min(minuteMs * 2 ** (tries - 1), hourMs);
  // Don't wait longer because the clock was set back.
  return tries === 0 || Math.abs(now - triedAt) >= backOffMs;
}

/** Whether a sender other than `sender` is sending an entry. */
export function isClaimed(entry: Entry | null, sender: string, now: number): boolean {
  return !!entry?.sender && entry.sender !== sender && Math.abs(now - entry.triedAt) < claimMs;
}

/** Kind of call that an entry holds. */
export function kindOf({ id }: Pick<Entry, 'id'>): CallKind {
  return id.split(':')[1] as CallKind;
}

/** Whether an entry was added to a lead that is safe. */
export function isAdded({ id }: Pick<Entry, 'id'>): boolean {
  return id.startsWith('added');
}

/** Reads an entry that anything on the origin may have written; null if it is not an entry, or too old to be of use. */
export function readEntry(id: string, stored: unknown, now: number): Entry | null {
  if (!isStored(stored)) return null;
  const { createdAt, finishedAt } = stored;
  // Keep entries from the future: the clock has been set back since.
  const isFresh =
    finishedAt === undefined
      ? now - createdAt < retentionMs[kindOf({ id })]
      : Math.abs(now - finishedAt) < minuteMs;
  return isFresh ? { ...stored, id } : null;
}

/** Checks values that could do harm; an entry with other forged values is at worst never due. */
function isStored(value: unknown): value is Omit<Entry, 'id'> {
  return (
    isRecord(value) && Number.isFinite(value.createdAt) && (value.call === undefined || isCall(value.call))
  );
}

function isCall(value: unknown): value is JsonCall {
  return (
    isRecord(value) &&
    typeof value.url === 'string' &&
    httpUrl(value.url, 'https://none.invalid') === value.url &&
    isRecord(value.body)
  );
}
