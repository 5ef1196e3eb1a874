import { jsonText } from './replaced-built-ins';

/** Result of a call: a complete response, or a partial one and the reason. */
export interface Answer {
  readonly response?: Response;
  /** Empty if the response is incomplete. */
  readonly text: string;
  /** The browser's error, or a timeout; absent if the response is complete. */
  readonly error?: string;
}

/** Browsers limit a page's `keepalive` requests to 64 kB in total; this allows three at once. */
const keepaliveLimitBytes = 20_000;

/**
 * Posts JSON, with one time limit for the response and its text. Rejects only if the caller's signal aborts.
 * Uses `keepalive`, so navigation doesn't cancel a visitor's mail (docs/behaviour.md#53-leaving-the-page). As
 * `text/plain` it needs no preflight, which some services refuse.
 */
export async function postJson(
  url: string,
  body: object,
  timeoutMs: number,
  signal?: AbortSignal,
  type: 'application/json' | 'text/plain' = 'application/json',
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
      headers: { 'Content-Type': type },
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

const maximumMessageCharacters = 200;
/** Enough for the first words; stripping tags from megabytes would block the page. */
const maximumInputCharacters = 20_000;

/**
 * A service's response as one line of at most 200 characters: plain text as is, HTML error pages without
 * markup.
 */
export function readableText(answer: string): string {
  const beginning = answer.slice(0, maximumInputCharacters);
  const words = /^\s*</.test(beginning)
    ? beginning.replace(/<(script|style|title)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : beginning;
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > maximumMessageCharacters ? `${line.slice(0, maximumMessageCharacters - 1)}…` : line;
}

/** Replaces web and email addresses in a text, for privacy. */
export function withoutAddresses(text: string): string {
  return text.replace(/\b(?:https?:|www\.)\S+|\S+@\S+/gi, '…');
}
