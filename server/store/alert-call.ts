import { encodeBase64 } from 'hono/utils/encode';
import { alertBody, alertPlaceholder } from '../base/alert-body';
import { DeliveryError } from '../mail/delivery-error';

const timeoutMs = 15_000;

/** One call to a service that tells somebody's phone; without an address none is made. */
export interface AlertOptions {
  /** Address of the call. A user and a password in it are sent as basic authorization. */
  readonly alertUrl?: string | undefined;
  /** Template of its body, see `alertBody`. Default: the text alone. */
  readonly alertBody?: string | undefined;
}

/**
 * A function that tells a text by the call that the settings describe (docs/going-live.md#alerts); it rejects unless the
 * answer is 2xx.
 */
export function createAlert(
  { alertUrl, alertBody: template = alertPlaceholder }: AlertOptions & { readonly alertUrl: string },
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
) {
  const { url, authorization } = withoutUser(alertUrl);
  return async (text: string): Promise<void> => {
    const { type, body } = alertBody(template, text);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': type, ...(authorization && { Authorization: authorization }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new DeliveryError(`answered ${answer.status}`);
  };
}

/** `fetch` takes no address with a user. */
function withoutUser(address: string) {
  const url = new URL(address);
  const user = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  if (user === ':') return { url: url.href };
  return { url: url.href, authorization: `Basic ${encodeBase64(new TextEncoder().encode(user).buffer)}` };
}
