import type { Order } from '../lead/outbox-entry';
import { isRefusal, nextRetryDelayMs, type SendResult, send } from '../lead/send';
import { readableText } from '../lib/post-json';
import { jsonText } from '../lib/replaced-built-ins';
import { wait } from '../lib/wait';
import { erasePhoto, keptPhoto } from './kept-photos';

const dayMs = 24 * 60 * 60_000;
/** A photo takes long on a slow line. */
const timeoutMs = 120_000;

/** A visitor waits this long for a busy server; the outbox, which looks every minute, waits longer. */
const longestWaitMs = 10_000;

/** Statuses that a retry would get, too. Not 404: the lead itself may still be on its way. */
const finalStatuses = [400, 409, 410, 413, 415, 422, 507];
/** Status that makes the outbox forget a call. */
const finalStatus = 422;

/** Body of a photo's call in the outbox; the picture itself is in a database (kept-photos.ts). */
export interface PhotoBody {
  readonly isRemoved?: boolean;
}

/**
 * Sends what was added to a lead: times for a visit, to the server or as a mail, or a photo. Tries twice.
 *
 * @param isWanted tells whether it is still to be sent: a second try must not undo a later wish, or bring a photo back
 */
export async function sendAdded(
  { id, call }: Pick<Order, 'id' | 'call'>,
  isWanted: () => boolean,
): Promise<SendResult> {
  if (call.url.endsWith('/email/send')) return send('notification', call);
  const isPhoto = id.split(':')[1] === 'photo';
  const request = isPhoto ? await photoRequest(id, call.body) : jsonRequest(call.body);
  if (!request) return { sent: true };
  const result = await tryTwice(call.url, request, isWanted);
  const isOver = result.sent || result.status === finalStatus;
  if (isPhoto && isOver) await erasePhoto(id);
  return result;
}

function jsonRequest(body: object): RequestInit {
  return { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: jsonText(body) };
}

/** Null when there is nothing to send: the picture is gone, or too old. */
async function photoRequest(id: string, { isRemoved }: PhotoBody): Promise<RequestInit | null> {
  if (isRemoved) return { method: 'DELETE' };
  const photo = await keptPhoto(id);
  if (photo && Date.now() - photo.createdAt < dayMs)
    return { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: photo.bytes };
  await erasePhoto(id);
  return null;
}

async function tryTwice(url: string, request: RequestInit, isWanted: () => boolean): Promise<SendResult> {
  const statuses: (number | undefined)[] = [];
  for (;;) {
    const { status, message, waitMs } = await ask(url, request);
    if (status !== undefined && status >= 200 && status < 300) return { sent: true };
    statuses.push(status);
    const isFinal = status !== undefined && finalStatuses.includes(status);
    if (isFinal) return { sent: false, status: finalStatus, message, isUndelivered: true };
    const delayMs = waitMs !== undefined && waitMs > longestWaitMs ? null : nextRetryDelayMs(statuses);
    if (delayMs !== null) await wait(Math.max(delayMs, waitMs ?? 0));
    if (delayMs === null || !isWanted())
      return { sent: false, status, message, isUndelivered: statuses.every(isRefusal) };
  }
}

interface AddedAnswer {
  readonly status?: number;
  readonly message: string;
  /** How long a busy server asks to wait. */
  readonly waitMs?: number;
}

async function ask(url: string, request: RequestInit): Promise<AddedAnswer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const answer = await fetch(url, { ...request, credentials: 'omit', signal: timeout.signal });
    const text = await answer.text();
    // An HTML page comes from a network's sign-in page, not from the server.
    if (answer.ok && /^\s*</.test(text)) return { message: 'HTML answer' };
    const seconds = Number(answer.headers.get('Retry-After'));
    return {
      status: answer.status,
      message: readableText(text),
      ...(seconds > 0 && { waitMs: seconds * 1000 }),
    };
  } catch (reason) {
    return { message: String(reason) };
  } finally {
    clearTimeout(timer);
  }
}
