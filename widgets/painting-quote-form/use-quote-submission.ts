import { useRef, useState } from 'react';
import type { quoteFields } from '../../shared/contact-fields';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useElement } from '../element/use-element';
import { renewChallenge } from '../forms/challenge';
import type { TextsOf } from '../forms/form-fields';
import { resetOwnFields } from '../forms/own-fields';
import { type FailedRequest, sendRequest } from '../lead/send-request';
import { useLead } from '../lead/use-lead';
import type { attributes } from './api';

/** Texts typed into the quote form. */
type QuoteRequest = TextsOf<typeof quoteFields>;

interface Options {
  /** Called with the mail service's text when sending fails; the form keeps its input. */
  readonly onFailure: (text: string) => void;
  /** Called once a request is sent, before the page can change. */
  readonly onSent: () => void;
  /** How often the form has come into view. */
  readonly appearances: number;
}

/** Sends quote requests one at a time, however often the visitor clicks. */
export interface QuoteSubmission {
  readonly isSending: boolean;
  /** The last failed request. */
  readonly failure: FailedRequest | undefined;
  /** Thank-you of a sent request while the visitor stays, until the form next comes into view. */
  readonly thankYou: ThankYouState | undefined;
  submit(request: QuoteRequest, form: HTMLFormElement): Promise<void>;
}

/**
 * Sends a checked request: the business's mail, the visitor's mail, then the thank-you
 * (docs/behaviour.md#25-sending-the-quote-form).
 */
export function useQuoteSubmission(
  props: PropsOf<typeof attributes>,
  { onFailure, onSent, appearances }: Options,
): QuoteSubmission {
  const context = useElement();
  const sendLead = useLead(props, 'contact');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<QuoteSubmission['failure']>();
  /** The thank-you in the form's place, and the count of appearances then; the next appearance is a new request. */
  const [shown, setShown] = useState<{ readonly thankYou: ThankYouState; readonly appearance: number }>();
  const appearance = useRef(appearances);
  appearance.current = appearances;
  // State changes only on the next render, and a second click can come earlier.
  const isBusy = useRef(false);

  async function deliver(request: QuoteRequest, form: HTMLFormElement): Promise<void> {
    const { mathAnswer, ...values } = request;
    const end = await sendRequest(context, sendLead, { values, requestedAt: new Date() }, onSent);
    if ('failure' in end) {
      setFailure(end.failure);
      return onFailure(end.failure.message);
    }
    const { thankYou } = end;
    form.reset();
    if (context.element) resetOwnFields(context.element);
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
      // The element was removed while sending, so there is nothing to show.
      if (!context.signal.aborted) throw error;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  const thankYou = shown?.appearance === appearances ? shown.thankYou : undefined;
  return { submit, isSending, failure, thankYou };
}
