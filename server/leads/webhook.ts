import { z } from 'zod';
import type { LeadEvent } from '../../shared/lead';
import { DeliveryError } from './delivery-error';
import type { DeliveryRow, LeadRow } from './schema';
import { publishLead } from './stored-lead';
import { signatureHeaders } from './webhook-signature';

const timeoutMs = 15_000;

/** The topic of deliveries that report a change. */
export const updateTopic = 'lead.updated';

/** Where leads are sent to, and the secret that signs the calls. */
export interface WebhookOptions {
  readonly url: string;
  /** `whsec_` and base64. */
  readonly secret: string;
}

/** `WEBHOOK_URL` as a setting. */
export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be a whole web address' });

/** `WEBHOOK_SECRET` as a setting: `whsec_` and the base64 of 24 to 64 bytes. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and the base64 of 24 to 64 bytes');

/** A function that posts a lead to the webhook; it rejects unless the answer is 2xx. */
export function createWebhook(
  { url, secret }: WebhookOptions,
  now: () => number,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
) {
  return async (delivery: DeliveryRow, lead: LeadRow): Promise<void> => {
    const event: LeadEvent = {
      type: delivery.topic === updateTopic ? 'lead.updated' : 'lead.created',
      timestamp: new Date(delivery.createdAt).toISOString(),
      data: publishLead(lead),
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
    // 410 Gone is the receiver's way to say 'no more of this'.
    if (!answer.ok) throw new DeliveryError(`answered ${answer.status}`, { isFinal: answer.status === 410 });
  };
}
