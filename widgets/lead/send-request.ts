import type { ThankYouState } from '../../shared/thank-you-state';
import type { ElementContext } from '../element/use-element';
import { wait } from '../lib/wait';
import type { LeadContent } from './lead-record';
import type { SendLead } from './use-lead';

/** Longest wait for the confirmation mail, whatever its result (docs/behaviour.md#53-leaving-the-page). */
const confirmationTimeoutMs = 3_000;

/** A failed request: its lead and the mail service's text. */
export interface FailedRequest {
  readonly leadId: string;
  readonly message: string;
}

/** The end of a request: why it failed, or the thank-you to show if the visitor stays. */
export type RequestEnd = { readonly failure: FailedRequest } | { readonly thankYou: ThankYouState | null };

/**
 * Sends a request without a price: the business's mail, the visitor's, then the thank-you
 * (docs/behaviour.md#25-sending-the-quote-form). Calls `onSent` once it is sent, before the page can change. Rejects
 * if the element is removed.
 */
export async function sendRequest(
  context: ElementContext,
  sendLead: SendLead,
  content: LeadContent,
  onSent: () => void = () => {},
): Promise<RequestEnd> {
  const { notification, identity, confirm, finish } = await sendLead(content);
  if (!notification.sent) {
    context.signal.throwIfAborted();
    return { failure: { leadId: identity.leadId, message: notification.message } };
  }
  onSent();
  await Promise.race([confirm(), wait(confirmationTimeoutMs, context.signal)]);
  return { thankYou: await finish() };
}
