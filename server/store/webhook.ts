import { decodeBase64, encodeBase64 } from 'hono/utils/encode';
import type { LeadEvent, PublishedLead } from '../../shared/lead';
import { DeliveryError } from '../mail/delivery-error';
import type { DeliveryRow } from './schema';

const timeoutMs = 15_000;

/** The topic of deliveries that report a change. */
export const updateTopic = 'lead.updated';

/** The URL that leads are posted to, and the secret that signs the calls; without them none are made. */
export interface WebhookOptions {
  readonly webhookUrl: string | undefined;
  /** `whsec_` and base64. */
  readonly webhookSecret: string | undefined;
}

/** A function that posts a lead to the webhook; it rejects unless the answer is 2xx. */
export function createWebhook(
  { webhookUrl: url, webhookSecret: secret }: Readonly<Record<keyof WebhookOptions, string>>,
  now: () => number,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
) {
  return async (delivery: DeliveryRow, lead: PublishedLead): Promise<void> => {
    const event: LeadEvent = {
      type: delivery.topic === updateTopic ? 'lead.updated' : 'lead.created',
      timestamp: new Date(delivery.createdAt).toISOString(),
      data: lead,
    };
    const body = JSON.stringify(event);
    // The id stays the same at every try, so that the receiver knows a call again.
    const message = { id: delivery.id, timestampSeconds: Math.floor(now() / 1000), body };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(await signatureHeaders(message, secret)) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    // With 410 Gone the receiver asks for no more calls.
    if (!answer.ok) throw new DeliveryError(`answered ${answer.status}`, { isFinal: answer.status === 410 });
  };
}

/**
 * The headers that sign a webhook call (https://www.standardwebhooks.com), so that the receiver can check who
 * sent it and when. `secret` is base64, with `whsec_` before it.
 */
async function signatureHeaders(
  { id, timestampSeconds, body }: { id: string; timestampSeconds: number; body: string },
  secret: string,
): Promise<Readonly<Record<string, string>>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''));
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestampSeconds}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': `v1,${encodeBase64(await crypto.subtle.sign('HMAC', key, content))}`,
  };
}
