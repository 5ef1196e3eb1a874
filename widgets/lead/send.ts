import type { JsonCall } from '../../shared/mail-call';
import { isRecord, parseJson } from '../../shared/untrusted';
import { postJson, readableText } from '../lib/post-json';
import { jsonText } from '../lib/replaced-built-ins';
import { wait } from '../lib/wait';

/**
 * Purpose of a call: the business's mail, the visitor's mail, the lead as JSON for a system of the business
 * (`lead-url`), or an addition to a safe lead: times for a visit, a photo. A lead has at most one call of each of the
 * first three kinds.
 */
export type CallKind = 'notification' | 'confirmation' | 'record' | 'visit' | 'photo';

/** Whether a service accepted a call; if not, its status, if any, and its message or the browser's. */
export type SendResult = { readonly sent: true } | (FailedTry & { readonly isUndelivered: boolean });

/** A call that was not accepted; `isUndelivered` tells whether that is certain for all its tries. */
export interface FailedTry {
  readonly sent: false;
  readonly status?: number | undefined;
  readonly message: string;
}

const timeoutMs = 10_000;

/** Sends a call, and retries after temporary failures (docs/behaviour.md#52-retries-and-time-limits). */
export async function send(kind: CallKind, call: JsonCall): Promise<SendResult> {
  const statuses: (number | undefined)[] = [];
  for (;;) {
    // Spreadsheet scripts and catch hooks refuse the preflight of JSON, which looks like no answer at all.
    const isPlain = kind === 'record' && statuses.includes(undefined);
    const result = await attempt(kind, call, isPlain);
    if (result.sent) return result;
    statuses.push(result.status);
    const smaller = result.status === 413 && withoutRecord(call);
    if (smaller) return send(kind, smaller);
    const delayMs = nextRetryDelayMs(statuses);
    if (delayMs === null) return { ...result, isUndelivered: statuses.every(isRefusal) };
    await wait(kind === 'record' && result.status === undefined ? 0 : delayMs);
  }
}

/**
 * A mail with the id of its lead in place of the record, for a service that takes less: 50 kB outside, where nothing reads it.
 * Null for a call that has no record.
 */
function withoutRecord({ url, body }: JsonCall): JsonCall | null {
  const { template_params: params = {} } = body as { template_params?: { lead?: string } };
  const record = parseJson(params.lead ?? '');
  if (!isRecord(record) || !record.kind) return null;
  return {
    url,
    body: { ...body, template_params: { ...params, lead: jsonText({ leadId: record.leadId }) } },
  };
}

async function attempt(
  kind: CallKind,
  { url, body }: JsonCall,
  isPlain: boolean,
): Promise<{ readonly sent: true } | FailedTry> {
  const type = isPlain ? 'text/plain' : 'application/json';
  const { response, text, error } = await postJson(url, body, timeoutMs, undefined, type);
  const status = response?.status;
  // The status alone decides: resending because the text broke off would make a second mail.
  const isTaken = kind === 'record' ? response?.ok : status === 200;
  // An HTML page comes from a network's sign-in page, not from the service.
  const isPage = /html/i.test(response?.headers.get('content-type') ?? '') || /^\s*</.test(text);
  if (text === 'OK' || (isTaken && !isPage)) return { sent: true };
  if (error !== undefined || isTaken) return { sent: false, message: error ?? 'HTML answer' };
  return { sent: false, status, message: readableText(text) || `HTTP ${status}` };
}

const retryDelayMs = 1_200;
const maximumBusyDelayMs = 3_000;
const maximumBusyTries = 4;
const maximumTries = 2;

/**
 * Pause before the next try in milliseconds; null if the call has failed for good.
 *
 * `statuses` are those of the failed tries so far, undefined without an answer. A busy service (429) is asked up to
 * four times at random intervals, so that two visitors of the same second do not collide again; other temporary
 * failures are retried once (docs/behaviour.md#52-retries-and-time-limits).
 */
export function nextRetryDelayMs(statuses: readonly (number | undefined)[]): number | null {
  const status = statuses.at(-1);
  if (status === 429) {
    if (statuses.length >= maximumBusyTries) return null;
    return retryDelayMs + Math.random() * (maximumBusyDelayMs - retryDelayMs);
  }
  if (isRefusal(status)) return null;
  return statuses.filter((one) => one !== 429).length < maximumTries ? retryDelayMs : null;
}

/** Whether a status means that the mail was not accepted: the service answered, and not with an error of its own. */
export function isRefusal(status: number | undefined): status is number {
  return status !== undefined && status < 500;
}

/**
 * Whether a status means that this call will never be accepted: it is invalid or too large. Other statuses are about
 * the service, its settings or the network, which can be fixed.
 */
export function isFinalRefusal(status: number | undefined): boolean {
  return status === 400 || status === 413 || status === 422;
}
