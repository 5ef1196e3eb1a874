/** The signed parts of a webhook call. */
export interface WebhookMessage {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
}

/**
 * The headers that sign a webhook call (https://www.standardwebhooks.com), so that the receiver can check who
 * sent it and when. `secret` is base64, with `whsec_` before it.
 */
export async function signatureHeaders(
  { id, timestampSeconds, body }: WebhookMessage,
  secret: string,
): Promise<Readonly<Record<string, string>>> {
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const content = new TextEncoder().encode(`${id}.${timestampSeconds}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
