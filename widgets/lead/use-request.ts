import { useRef, useState } from 'react';
import type { ThankYouState } from '../../shared/thank-you-state';
import { announce } from '../element/announcer';
import type { PropsOf } from '../element/attribute-table';
import { useElement, useTexts } from '../element/use-element';
import { wait } from '../lib/wait';
import type { leadAttributes } from './lead-api';
import type { LeadContent } from './lead-record';
import { useLead } from './use-lead';

/** Longest wait for the confirmation mail, whatever its result (docs/behaviour.md#53-leaving-the-page). */
const confirmationTimeoutMs = 3_000;

/** A failed request: its lead and the mail service's text. */
interface FailedRequest {
  readonly leadId: string;
  readonly message: string;
}

/** Requests without a price, one at a time, however often the visitor clicks. */
export interface Requests {
  readonly isSending: boolean;
  /** The last failed request. */
  readonly failure: FailedRequest | undefined;
  send(values: LeadContent['values']): Promise<void>;
}

interface Options {
  /** Called with the mail service's text when sending fails; the form keeps its input. */
  readonly onFailure: (text: string) => void;
  /** Called once a request is sent, before the page can change. */
  readonly onSent?: () => void;
  /** Called at the end, with the thank-you to show if the visitor stays. */
  readonly onThanked: (thankYou: ThankYouState | null) => void;
}

/**
 * Sends a request: the business's mail, the visitor's mail, then the thank-you
 * (docs/behaviour.md#25-sending-the-quote-form).
 */
export function useRequest(
  props: PropsOf<typeof leadAttributes>,
  { onFailure, onSent, onThanked }: Options,
): Requests {
  const { element, signal } = useElement();
  const { sending } = useTexts().quoteForm;
  const sendLead = useLead(props, 'contact');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailedRequest>();
  // State changes only on the next render, and a second click can come earlier.
  const isBusy = useRef(false);

  async function deliver(values: LeadContent['values']): Promise<void> {
    const { notification, identity, confirm, finish } = await sendLead({ values, requestedAt: new Date() });
    if (!notification.sent) {
      const { message } = notification;
      signal.throwIfAborted();
      setFailure({ leadId: identity.leadId, message });
      return onFailure(message);
    }
    onSent?.();
    await Promise.race([confirm(), wait(confirmationTimeoutMs, signal)]);
    onThanked(await finish());
  }

  async function send(values: LeadContent['values']): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    announce(element, sending);
    setFailure(undefined);
    try {
      await deliver(values);
    } catch (error) {
      // The element was removed while sending, so there is nothing to show.
      if (!signal.aborted) throw error;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return { send, isSending, failure };
}
