import { jsonText } from './json-text';

/** A service answered: its status and the whole text of its answer. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

/** The service could not be reached, broke off, or did not answer in time. */
export class TransportError extends Error {
  override name = 'TransportError';
  /** The HTTP status, when the answer had begun. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/** Browsers let all requests of a page together carry 64 kB past its end and refuse what is beyond: three may be under way. */
const keepaliveLimitBytes = 20_000;

/**
 * Posts JSON and reads the answer whole, within a time limit that covers both.
 * Rejects with a TransportError when there is no answer, and with the signal's reason when the caller gave up.
 * The request outlives the page (`keepalive`), because a visitor's mail must not die with a navigation (docs/behaviour.md#53-leaving-the-page).
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
  const giveUp = () => timeout.abort();
  signal.addEventListener('abort', giveUp, { once: true });
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
    signal.removeEventListener('abort', giveUp);
  }
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
