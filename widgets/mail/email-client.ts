import { postJson } from '../lib/post-json';
import { readableText } from '../lib/readable-text';
import { wait } from '../lib/wait';
import type { Call, CallKind } from './outbox-entry';
import { nextRetryDelayMs } from './retry-delay';
import { type FailedTry, isRefusal, type SendResult } from './send-result';

/** An EmailJS-compatible service, as the business configured it. */
export interface EmailService {
  /** Base URL; calls go to `/api/v1.0/email/send` under it. */
  readonly url: string;
  readonly serviceId: string;
  readonly publicKey: string;
}

const timeoutMs = 10_000;
/** The version of the service's own SDK that these calls equal; the service refuses versions that are too old with 418. */
export const libVersion = '4.4.1';

/** The call that sends one mail by the service's template (docs/behaviour.md#41-the-mail-call). */
export function mailCall(service: EmailService, templateId: string, templateParams: object): Call {
  return {
    url: new URL('api/v1.0/email/send', service.url.replace(/\/?$/, '/')).href,
    body: {
      lib_version: libVersion,
      user_id: service.publicKey,
      service_id: service.serviceId,
      template_id: templateId,
      template_params: templateParams,
    },
  };
}

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
