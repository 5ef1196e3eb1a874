import type { Call } from '../../shared/mail-call';
import { postJson } from '../lib/post-json';
import { readableText } from '../lib/readable-text';
import { wait } from '../lib/wait';
import type { CallKind } from './outbox-entry';
import { nextRetryDelayMs } from './retry-delay';
import { type FailedTry, isRefusal, type SendResult } from './send-result';

const timeoutMs = 10_000;
/** Sends a call, trying again after failures that may pass (docs/behaviour.md#52-retries-and-time-limits). */
export async function send(kind: CallKind, call: Call): Promise<SendResult> {
  const statuses: (number | undefined)[] = [];
  for (;;) {
    const result = await attempt(kind, call);
    if (result.sent) return result;
    statuses.push(result.status);
    const delayMs = nextRetryDelayMs(statuses);
    if (delayMs === null) return { ...result, isUndelivered: statuses.every(isRefusal) };
    await wait(delayMs);
  }
}

async function attempt(kind: CallKind, { url, body }: Call): Promise<{ readonly sent: true } | FailedTry> {
  const { response, text, error } = await postJson(url, body, timeoutMs);
  const status = response?.status;
  // The status alone says that a call was taken: sending it again because the text broke off would make a second mail.
  const isTaken = kind === 'record' ? response?.ok : status === 200;
  // A web page comes from a network that wants a sign-in first, not from the service.
  const isPage = /html/i.test(response?.headers.get('content-type') ?? '') || /^\s*</.test(text);
  if (text === 'OK' || (isTaken && !isPage)) return { sent: true };
  if (error !== undefined || isTaken) return { sent: false, message: error ?? 'HTML answer' };
  return { sent: false, status, message: readableText(text) || `HTTP ${status}` };
}
