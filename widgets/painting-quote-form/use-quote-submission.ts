import { useRef, useState } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import { renewChallenge } from '../forms/challenge-board';
import { finishLead } from '../lead/finish-lead';
import { leadSource } from '../lead/lead-source';
import { type LeadTemplates, useLeadDelivery } from '../lead/use-lead-delivery';
import { wait } from '../lib/wait';
import type { attributes } from './api';
import type { QuoteRequest } from './fields';
import { quoteConfirmationParams, quoteNotificationParams } from './quote-mails';

/** How long a visitor waits for the confirmation's answer, whatever it is (docs/behaviour.md#53-leaving-the-page). */
const confirmationTimeoutMs = 3_000;

/**
 * Sends a checked contact request: the business's mail, then the visitor's, then the thank-you (docs/behaviour.md#25-sending-the-quote-form).
 * One request at a time however often one clicks; a failed one keeps the form as it is and calls `onFailure` with the
 * service's text.
 * `isSubmitted` once it was sent and the visitor stays here, until the form appears anew.
 */
export function useQuoteSubmission(
  props: PropsOf<typeof attributes>,
  templates: LeadTemplates,
  onFailure: (text: string) => void,
  appearances: number,
) {
  const host = useHost();
  const delivery = useLeadDelivery(props, templates, { replacesFailed: true });
  const [isSending, setSending] = useState(false);
  /** In which appearance of the form the thank-you took its place: the next one is for another request. */
  const [submittedIn, setThankedIn] = useState<number>();
  const appearance = useRef(appearances);
  appearance.current = appearances;
  const busy = useRef(false);

  async function deliver(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    const requestedAt = new Date();
    const result = await delivery.sendNotification(
      quoteNotificationParams(request, leadSource(props.source)),
    );
    if (!result.sent) return onFailure(result.message);
    const confirmation = delivery.sendConfirmation(quoteConfirmationParams(request, requestedAt));
    await Promise.race([confirmation, wait(confirmationTimeoutMs, host.signal)]);
    const staysOnPage = await finishLead(host, {
      state: { type: 'contact' },
      thankYouUrl: props.thankYouUrl,
      replacesEntry: false,
      dataLayer: props.dataLayer,
      source: props.source,
    });
    form.reset();
    renewChallenge();
    if (staysOnPage) setThankedIn(appearance.current);
  }

  async function submit(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await deliver(request, form);
    } catch (error) {
      // The element left the page in mid-send: nothing is left to show or to lead anywhere.
      if (!host.signal.aborted) throw error;
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { submit, isSending, isSubmitted: submittedIn === appearances };
}
