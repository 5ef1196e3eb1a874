import { jsonText } from './json-text';

/** A complete response of a service. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

/** There is no complete response: the service was not reached, broke off, or took too long. */
export class TransportError extends Error {
  override name = 'TransportError';
  /** The HTTP status, when the response had begun. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/** Browsers refuse `keepalive` once a page's requests with it exceed 64 kB together; three may be under way at once. */
const keepaliveLimitBytes = 20_000;

/**
 * Posts JSON and resolves with the complete response, within one time limit for both.
 * Rejects with a TransportError when there is none, and with the signal's reason when the caller aborts.
 * The request uses `keepalive`, so that a navigation does not cancel a visitor's mail (docs/behaviour.md#53-leaving-the-page).
 */
export async function postJson(
  url: string,
  body: object,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Answer> {
  const text = jsonText(body);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const abort = () => timeout.abort();
  signal.addEventListener('abort', abort, { once: true });
  let status: number | undefined;
  try {
    signal.throwIfAborted();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
      keepalive: new Blob([text]).size < keepaliveLimitBytes,
      credentials: 'omit',
      signal: timeout.signal,
    });
    status = response.status;
    return { status, ok: response.ok, text: await response.text() };
  } catch (error) {
    signal.throwIfAborted();
    const reason = timeout.signal.aborted
      ? `No answer within ${timeoutMs / 1000} seconds`
      : errorMessage(error);
    throw new TransportError(reason, status);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
