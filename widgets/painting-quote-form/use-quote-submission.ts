import { businessSettings } from 'virtual:business-settings';
import { useRef, useState } from 'react';
import { promisedDay, promiseText } from '../../shared/contact-time';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useHost } from '../element/host';
import { renewChallenge } from '../forms/challenge-board';
import { readOwnTexts } from '../forms/read-fields';
import { businessHours } from '../lead/business-hours';
import { useLeadDelivery } from '../lead/use-lead-delivery';
import { wait } from '../lib/wait';
import type { attributes } from './api';
import { type QuoteRequest, quoteFields } from './fields';
import { quoteConfirmationParams, quoteNotificationParams } from './quote-mails';

/** How long the visitor waits for the answer to the confirmation mail, whatever it is (docs/behaviour.md#53-leaving-the-page). */
const confirmationTimeoutMs = 3_000;

const { contactNotification, contactConfirmation } = businessSettings.templates;
const leadOptions = {
  kind: 'contact',
  templates: { notification: contactNotification, confirmation: contactConfirmation },
} as const;

interface Options {
  /** Called with the mail service's text when a request could not be sent; the form keeps what was typed. */
  readonly onFailure: (text: string) => void;
  /** Called when a request is sent, before the page may be left. */
  readonly onSent: () => void;
  /** How many times the form has come into view. */
  readonly appearances: number;
}

/** The sending of quote requests, one at a time however often the visitor clicks. */
export interface QuoteSubmission {
  readonly isSending: boolean;
  /** The last request when it was not sent: its lead, and the mail service's text. */
  readonly failure: { readonly leadId: string; readonly message: string } | undefined;
  /** The thank-you of a request that was sent while the visitor stays on the page, until the form comes into view again. */
  readonly thankYou: ThankYouState | undefined;
  submit(request: QuoteRequest, form: HTMLFormElement): Promise<void>;
}

/** Sends a checked request: the business's mail, then the visitor's, then the thank-you (docs/behaviour.md#25-sending-the-quote-form). */
export function useQuoteSubmission(
  props: PropsOf<typeof attributes>,
  { onFailure, onSent, appearances }: Options,
): QuoteSubmission {
  const host = useHost();
  const beginLead = useLeadDelivery(props, leadOptions);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<QuoteSubmission['failure']>();
  /** The appearance of the form that the thank-you replaced; the next one is for another request. */
  const [shown, setShown] = useState<{ readonly thankYou: ThankYouState; readonly appearance: number }>();
  const appearance = useRef(appearances);
  appearance.current = appearances;
  // Beside the state, which changes only with the next drawing: a second click may come before it.
  const isBusy = useRef(false);

  async function deliver(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    const requestedAt = new Date();
    const { mathAnswer, ...values } = request;
    const own = readOwnTexts(form, quoteFields);
    const { leadId, ...lead } = beginLead({ ...own, ...values });
    const result = await lead.sendNotification(quoteNotificationParams(request, own));
    if (!result.sent) {
      host.signal.throwIfAborted();
      setFailure({ leadId, message: result.message });
      return onFailure(result.message);
    }
    onSent();
    const confirmation = lead.sendConfirmation(
      quoteConfirmationParams(request, requestedAt, businessHours(props)),
    );
    await Promise.race([confirmation, wait(confirmationTimeoutMs, host.signal)]);
    const promise = promiseText(promisedDay(requestedAt, businessHours(props)), host.language);
    const thankYou = await lead.finish({ type: 'contact', promise });
    form.reset();
    renewChallenge();
    if (thankYou) setShown({ thankYou, appearance: appearance.current });
  }

  async function submit(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
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

  const thankYou = shown?.appearance === appearances ? shown.thankYou : undefined;
  return { submit, isSending, failure, thankYou };
}
