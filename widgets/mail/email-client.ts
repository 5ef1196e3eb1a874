import { type Answer, postJson, TransportError } from '../lib/post-json';
import { readableText } from '../lib/readable-text';
import { wait } from '../lib/wait';

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

/** How sending a mail ended: delivered to the service, or what the service or the transport said. */
export type SendResult =
  | { readonly sent: true }
  | { readonly sent: false; readonly status?: number; readonly message: string };

const timeoutMs = 10_000;
const retryDelayMs = 1_200;
/** A service that is well has answered by then; a visitor who leaves earlier may trust the browser to carry the call on. */
const doubtAfterMs = 3_000;
/** The service takes one call a second for each key, or answers 429 (docs/services.md#e-mail). */
const spacingMs = 1_100;
/** A slow line delivers two calls closer together than they were sent, so the pause counts from the answer too. */
const pauseAfterAnswerMs = 1_000;
/** The version of the service's own SDK whose calls these equal; too old a one is refused with 418. */
const libVersion = '4.4.1';

/**
 * Sends one mail by the service's template (docs/behaviour.md#41-the-mail-call), spaced from the page's other mails, tried once more after
 * a network failure, a time-out, 429 or 5xx (docs/behaviour.md#52-retries-and-time-limits). Rejects only when the signal aborts, with its reason.
 * `onDoubt` is called, at times more than once, when it is not certain any more that the mail arrives: it has to wait
 * for its turn, a try failed, or no answer has come for 3 s.
 */
export async function sendEmail(
  { service, templateId, templateParams }: Mail,
  signal: AbortSignal,
  onDoubt: () => void = () => {},
): Promise<SendResult> {
  const url = new URL('api/v1.0/email/send', withTrailingSlash(service.url)).href;
  const body = {
    lib_version: libVersion,
    user_id: service.publicKey,
    service_id: service.serviceId,
    template_id: templateId,
    template_params: templateParams,
  };
  const first = await attempt(url, body, signal, onDoubt);
  if (first.sent || !isWorthRetrying(first)) return first;
  onDoubt();
  await wait(retryDelayMs, signal);
  return attempt(url, body, signal, onDoubt);
}

/** When the next call to an address may go out, so that all widgets of a page keep the spacing together. */
const nextCallAt = new Map<string, number>();

async function attempt(
  url: string,
  body: { user_id: string },
  signal: AbortSignal,
  onDoubt: () => void,
): Promise<SendResult> {
  const queue = `${url} ${body.user_id}`;
  // Not the time of day, which may be set back.
  const now = performance.now();
  const startAt = Math.max(now, nextCallAt.get(queue) ?? 0);
  nextCallAt.set(queue, startAt + spacingMs);
  if (startAt > now) {
    onDoubt();
    await wait(startAt - now, signal);
  }
  const doubt = setTimeout(onDoubt, doubtAfterMs);
  try {
    const answer = await postJson(url, body, timeoutMs, signal);
    nextCallAt.set(queue, Math.max(nextCallAt.get(queue) ?? 0, performance.now() + pauseAfterAnswerMs));
    return readAnswer(answer);
  } catch (error) {
    if (error instanceof TransportError) return readBrokenAnswer(error);
    throw error;
  } finally {
    clearTimeout(doubt);
  }
}

/** The status alone says that a mail was taken (docs/behaviour.md#41-the-mail-call): to send it again because its text broke off would be a second lead. */
function readBrokenAnswer({ status, message }: TransportError): SendResult {
  return status === 200 ? { sent: true } : { sent: false, message };
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
