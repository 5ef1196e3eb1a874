import { jsonText } from './json-text';

/** What came of a call: a complete response, or what there was of one and the reason why it is not complete. */
export interface Answer {
  readonly response?: Response;
  /** Empty when the response is not complete. */
  readonly text: string;
  /** In the browser's words, or that no answer came in time; absent when the response is complete. */
  readonly error?: string;
}

/** Browsers refuse `keepalive` once a page's requests with it exceed 64 kB together; three may be under way at once. */
const keepaliveLimitBytes = 20_000;

/**
 * Posts JSON and resolves with what came of it, within one time limit for the response and its text.
 * Rejects only with the signal's reason, when the caller aborts.
 * The request uses `keepalive`, so that a navigation does not cancel a visitor's mail (docs/behaviour.md#53-leaving-the-page).
 */
export async function postJson(
  url: string,
  body: object,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Answer> {
  const text = jsonText(body);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const abort = () => timeout.abort();
  signal?.addEventListener('abort', abort, { once: true });
  let response: Response | undefined;
  try {
    signal?.throwIfAborted();
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
      keepalive: new Blob([text]).size < keepaliveLimitBytes,
      credentials: 'omit',
      signal: timeout.signal,
    });
    return { response, text: await response.text() };
  } catch (reason) {
    signal?.throwIfAborted();
    const words = reason instanceof Error ? reason.message : String(reason);
    const error = timeout.signal.aborted ? `No answer within ${timeoutMs / 1000} seconds` : words;
    return { ...(response && { response }), text: '', error };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
