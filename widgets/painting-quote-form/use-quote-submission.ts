import { businessSettings } from 'virtual:business-settings';
import { useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import { renewChallenge } from '../forms/challenge-board';
import { finishLead } from '../lead/finish-lead';
import { leadSource } from '../lead/lead-source';
import { useLeadDelivery } from '../lead/use-lead-delivery';
import { wait } from '../lib/wait';
import type { attributes } from './api';
import type { QuoteRequest } from './fields';
import { quoteConfirmationParams, quoteNotificationParams } from './quote-mails';

/** How long the visitor waits for the answer to the confirmation mail, whatever it is (docs/behaviour.md#53-leaving-the-page). */
const confirmationTimeoutMs = 3_000;

const { contactNotification, contactConfirmation } = businessSettings.templates;
const templates = { notification: contactNotification, confirmation: contactConfirmation };

interface Options {
  /** Called with the mail service's text when a request could not be sent; the form keeps what was typed. */
  readonly onFailure: (text: string) => void;
  /** How many times the form has come into view. */
  readonly appearances: number;
}

/** The sending of quote requests, one at a time however often the visitor clicks. */
export interface QuoteSubmission {
  readonly isSending: boolean;
  /** Whether a request was sent and the visitor stays on the page, until the form comes into view again. */
  readonly isSubmitted: boolean;
  submit(request: QuoteRequest, form: HTMLFormElement): Promise<void>;
}

/** Sends a checked request: the business's mail, then the visitor's, then the thank-you (docs/behaviour.md#25-sending-the-quote-form). */
export function useQuoteSubmission(
  props: PropsOf<typeof attributes>,
  { onFailure, appearances }: Options,
): QuoteSubmission {
  const host = useHost();
  const delivery = useLeadDelivery(props, templates, { replacesFailed: true });
  const [isSending, setSending] = useState(false);
  /** The appearance of the form that the thank-you replaced; the next one is for another request. */
  const [submittedIn, setSubmittedIn] = useState<number>();
  const appearance = useRef(appearances);
  appearance.current = appearances;
  // Beside the state, which changes only with the next drawing: a second click may come before it.
  const isBusy = useRef(false);

  async function deliver(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    const requestedAt = new Date();
    const result = await delivery.sendNotification(
      quoteNotificationParams(request, leadSource(props.source)),
    );
    if (!result.sent) return onFailure(result.message);
    const confirmation = delivery.sendConfirmation(quoteConfirmationParams(request, requestedAt));
    await Promise.race([confirmation, wait(confirmationTimeoutMs, host.signal)]);
    const staysOnPage = await finishLead(host, {
      ...props,
      state: { type: 'contact' },
      replacesEntry: false,
    });
    form.reset();
    renewChallenge();
    if (staysOnPage) setSubmittedIn(appearance.current);
  }

  async function submit(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await deliver(request, form);
    } catch (error) {
      // The element has left the page while sending: there is nothing left to show.
      if (!host.signal.aborted) throw error;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return { submit, isSending, isSubmitted: submittedIn === appearances };
}
