import type { JsonCall } from '../../shared/mail-call';
import { reportOnce } from '../element/mistakes';
import { withoutAddresses } from '../lib/post-json';
import { wait } from '../lib/wait';
import { loadAfterLead } from './after-lead-loader';
import { withTurn } from './lock';
import {
  afterEvent,
  type Entry,
  isAdded,
  isClaimed,
  isDue,
  isWaiting,
  kindOf,
  type Order,
  type OutboxEvent,
  remembersDelivery,
} from './outbox-entry';
import { loadEntries, loadEntry, saveEntry } from './outbox-store';
import { type FailedTry, type SendResult, send } from './send';

/* The outbox (docs/behaviour.md#44-kept-mails): a call is stored before it is sent and removed by the answer, so if
   the page ends in between, the next page, `online` or a timer sends it again with the same lead id. All pages of
   the origin take turns. outbox-entry.ts decides how an entry changes; this file carries it out. */

interface Sending {
  /** Whether the outbox sends in the background, with no visitor waiting. */
  readonly isLater: boolean;
  readonly hasLock: boolean;
}

/** The service takes one call a second for each key, or answers 429 (docs/services.md#email). */
const restMs = 1_100;
const visitorPatienceMs = 5_000;
const outboxPatienceMs = 30_000;
/** How often a page looks for due calls. */
const intervalMs = 60_000;

/** Name of the sender: the lock's holder, one page at a time, or this page if it has no lock. */
const lockHolder = 'lock';
const thisPage = Math.random().toString(36);

/** Stores a call before it is sent. Returns true if it will outlive the page. */
export function queue(order: Order): boolean {
  schedule();
  return apply(order.id, { type: 'queued', ...order });
}

/** Sends a queued call for a waiting visitor; a call delivered in the meantime counts as sent. */
export async function deliver(order: Order): Promise<SendResult> {
  const result = await takeTurn(order, visitorPatienceMs, async (hasLock) => {
    while (!isDelivered(order.id)) {
      const sent = await sendNow(order, { isLater: false, hasLock });
      if (sent) return sent;
      await wait(restMs);
    }
    return { sent: true } as const;
  });
  schedule();
  return result;
}

/** Sends the calls left by earlier pages or failed tries, one at a time, the business's mails before all others. */
export async function resumeOutbox(): Promise<void> {
  const entries = loadEntries();
  const toBusiness = entries.filter((entry) => kindOf(entry) === 'notification');
  for (const entry of new Set([...toBusiness, ...entries])) {
    if (!navigator.onLine || !isDue(entry, lockHolder, Date.now())) continue;
    await takeTurn(entry, outboxPatienceMs, async (hasLock) => {
      // Another page may have sent it while this one waited for its turn.
      const current = loadEntry(entry.id);
      if (isDue(current, lockHolder, Date.now())) await sendNow(current, { isLater: true, hasLock });
    });
  }
  schedule();
}

/** Sends a call; null while another page does. */
async function sendNow(order: Order, { isLater, hasLock }: Sending): Promise<SendResult | null> {
  const { id, call } = order;
  const sender = hasLock ? lockHolder : thisPage;
  if (isClaimed(loadEntry(id), sender, Date.now())) return null;
  apply(id, { type: 'started', isLater, sender });
  if (!hasLock) {
    // Another page may have claimed it at the same moment: the last to write sends.
    await wait(50 + Math.random() * 200);
    if (isClaimed(loadEntry(id), sender, Date.now())) return null;
  }
  const result = await (isAdded(order) ? sendAdded(order) : send(kindOf(order), call));
  apply(id, { type: 'ended', isLater, result });
  if (result.sent) for (const listener of listeners) listener();
  else if (kindOf(order) === 'record') reportRecord(call, result, isLater);
  return result;
}

/** Tells the integrator that a lead's JSON was not taken: on the console, and after the tag's own try on `window`. */
function reportRecord({ url, body }: JsonCall, { status, message }: FailedTry, isLater: boolean): void {
  const { origin, pathname } = new URL(url);
  reportOnce(`lead-url ${origin}${pathname} did not take a lead: ${message}`);
  if (!isLater) return;
  const { kind: leadKind } = body as { readonly kind?: unknown };
  const detail = { leadKind, tagId: '', stage: 'record', status, message: withoutAddresses(message) };
  dispatchEvent(new CustomEvent('painting-error', { detail }));
}

/** Sends an addition to a lead with the code of its card; left for later if that can't be loaded. */
async function sendAdded(order: Order): Promise<SendResult> {
  try {
    return await (await loadAfterLead()).sendAdded(order, () => isWaiting(loadEntry(order.id)));
  } catch {
    return { sent: false, message: '', isUndelivered: true };
  }
}

/**
 * Forgets calls of a lead: those that wait (`withdrawn`, because another lead replaces them, or their visitor knows that
 * they failed), or those that are delivered (`finished`, because their visitor was thanked: a minute later).
 *
 * @param id a lead's, for all its calls, or a single call's
 */
export function forget(id: string, type: 'withdrawn' | 'finished'): void {
  for (const entry of loadEntries()) if (entry.id.startsWith(id)) apply(entry.id, { type });
}

/** Whether a waiting call has certainly not reached the service. */
export function isUndelivered(id: string): boolean {
  const entry = loadEntry(id);
  return isWaiting(entry) && entry.unknownTries === 0;
}

/** Whether a call was delivered whose visitor has not been thanked yet. */
export function isDelivered(id: string): boolean {
  return remembersDelivery(loadEntry(id));
}

/** The id of the lead that a call's lead replaces, as stored by this or another page; undefined if unknown. */
export function replacedBy(id: string): string | undefined {
  return loadEntry(id)?.replaces;
}

/** The id of the waiting or delivered lead whose mail to the business has these values, from any page. */
export function findLead(values: string): string | undefined {
  const isSame = (entry: Entry) => kindOf(entry) === 'notification' && entry.values === values;
  return loadEntries().find(isSame)?.id.split(':')[0];
}

/** Calls back after every delivery, by this page or another, until the returned function is called. */
export function onDelivery(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const listeners = new Set<() => void>();

function apply(id: string, event: OutboxEvent): boolean {
  const before = loadEntry(id);
  const after = afterEvent(id, before, event, Date.now());
  // Writes only what changed, because another page may have changed the rest.
  return after === before || saveEntry(id, after);
}

function takeTurn<Result>(
  { call }: Pick<Order, 'call'>,
  patienceMs: number,
  task: (hasLock: boolean) => Promise<Result>,
): Promise<Result> {
  return withTurn(`painting-outbox ${call.url}`, patienceMs, restMs, task);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks again in a minute while anything waits. */
function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  // addEventListener ignores duplicates.
  addEventListener('online', resumeOutbox);
  addEventListener('storage', watch);
  watch();
}

/** Schedules the next retry if anything waits, also what another page has stored. */
function watch(): void {
  if (loadEntries().some(isWaiting)) timer ??= setTimeout(resumeOutbox, intervalMs);
}
