import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushKeys } from '../base/kept-push-keys';
import { DeliveryError } from '../mail/delivery-error';
import type { PushSender } from './push-sender';

const timeoutMs = 15_000;
/** How long a push service keeps a message for a phone that is off. */
const keptSeconds = 24 * 60 * 60;
/** Push services take 4,096 bytes of a message; the rest is for title, address and encryption. */
const mostBodyCharacters = 400;

/** What a sender needs. */
export interface WebPushOptions {
  readonly keys: PushKeys;
  /** Where push services reach whoever sends. */
  readonly email: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Sends by Web Push (RFC 8030, 8291 and 8292). */
export function createPushSender({ keys, email, fetch = globalThis.fetch }: WebPushOptions): PushSender {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message, tag) {
      const shown = { ...message, body: message.body.slice(0, mostBodyCharacters), tag };
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(shown),
        {
          vapidDetails: { subject: `mailto:${email}`, ...keys },
          TTL: keptSeconds,
          urgency: 'high',
          topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
        },
      );
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => name !== 'Content-Length'),
        ),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return false;
      if (!answer.ok) throw new DeliveryError(`answered ${answer.status}`);
      return true;
    },
  };
}
