import { type Answer, postJson, TransportError } from './post-json';
import { readableText } from './readable-text';
import { wait } from './wait';

/** An EmailJS-compatible service, as the business configured it. */
export interface EmailService {
  /** Base address; the call goes to `/api/v1.0/email/send` under it. */
  readonly url: string;
  readonly serviceId: string;
  readonly publicKey: string;
}

/** One call of the service: a template and what fills it. */
export interface Mail {
  readonly service: EmailService;
  readonly templateId: string;
  readonly templateParams: object;
}

/** The caller gave up before the mail went out, or between two tries; nothing of it is on its way. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
}

/** How sending a mail ended: delivered to the service, or what the service or the transport said. */
export type SendResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly status?: number; readonly message: string };

const TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 1_200;
/** The service takes one call a second for each key, or answers 429 (SERVICES). */
const SPACING_MS = 1_100;
/** A slow line delivers two calls closer together than they were sent, so the pause counts from the answer too. */
const PAUSE_AFTER_ANSWER_MS = 1_000;
/** The version of the service's own SDK whose calls these equal; too old a one is refused with 418. */
const LIB_VERSION = '4.4.1';

/**
 * Sends one mail by the service's template (SPEC 7.2), spaced from the page's other mails, tried once more after
 * a network failure, a time-out, 429 or 5xx (DECISIONS 7). Rejects only when the signal aborts: with MailNotSent
 * while waiting, with the signal's reason while the request is under way.
 */
export async function sendEmail(
  { service, templateId, templateParams }: Mail,
  signal: AbortSignal,
): Promise<SendResult> {
  const url = new URL('api/v1.0/email/send', withTrailingSlash(service.url)).href;
  const body = {
    lib_version: LIB_VERSION,
    user_id: service.publicKey,
    service_id: service.serviceId,
    template_id: templateId,
    template_params: templateParams,
  };
  const first = await attempt(url, body, signal);
  if (first.sent || !isWorthRetrying(first)) return first;
  await waitToSend(RETRY_DELAY_MS, signal);
  return attempt(url, body, signal);
}

/** When the next call to an address may go out, so that all widgets of a page keep the spacing together. */
const nextCallAt = new Map<string, number>();

async function attempt(url: string, body: { user_id: string }, signal: AbortSignal): Promise<SendResult> {
  const queue = `${url} ${body.user_id}`;
  const now = Date.now();
  const startAt = Math.max(now, nextCallAt.get(queue) ?? 0);
  nextCallAt.set(queue, startAt + SPACING_MS);
  if (startAt > now) await waitToSend(startAt - now, signal);
  try {
    const answer = await postJson(url, body, TIMEOUT_MS, signal);
    nextCallAt.set(queue, Math.max(nextCallAt.get(queue) ?? 0, Date.now() + PAUSE_AFTER_ANSWER_MS));
    return readAnswer(answer);
  } catch (error) {
    if (error instanceof TransportError) return { sent: false, message: error.message };
    throw error;
  }
}

async function waitToSend(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, signal).catch(() => {
    throw new MailNotSent();
  });
}

function readAnswer({ status, text }: Answer): SendResult {
  if (status === 200 || text === 'OK') return { sent: true };
  return { sent: false, status, message: readableText(text) || `HTTP ${status}` };
}

function isWorthRetrying({ status }: { readonly status?: number }): boolean {
  return status === undefined || status === 429 || status >= 500;
}

function withTrailingSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
