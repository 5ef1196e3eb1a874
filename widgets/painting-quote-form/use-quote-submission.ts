import { useRef, useState } from 'react';
import type { quoteFields } from '../../shared/contact-fields';
import type { ThankYouState } from '../../shared/thank-you-state';
import type { PropsOf } from '../element/attribute-table';
import { useElement } from '../element/use-element';
import { renewChallenge } from '../forms/challenge';
import type { TextsOf } from '../forms/form-fields';
import { resetOwnFields } from '../forms/own-fields';
import { type Requests, useRequest } from '../lead/use-request';
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

/** The quote form's requests. */
export interface QuoteSubmission extends Omit<Requests, 'send'> {
  /** Thank-you of a sent request while the visitor stays, until the form next comes into view. */
  readonly thankYou: ThankYouState | undefined;
  submit(request: QuoteRequest, form: HTMLFormElement): Promise<void>;
}

/** Sends checked requests, and empties the form after each (docs/behaviour.md#25-sending-the-quote-form). */
export function useQuoteSubmission(
  props: PropsOf<typeof attributes>,
  { onFailure, onSent, appearances }: Options,
): QuoteSubmission {
  const { element } = useElement();
  /** The thank-you in the form's place, and the count of appearances then; the next appearance is a new request. */
  const [shown, setShown] = useState<{ readonly thankYou: ThankYouState; readonly appearance: number }>();
  const appearance = useRef(appearances);
  appearance.current = appearances;
  const sentForm = useRef<HTMLFormElement>(null);
  const { send, ...state } = useRequest(props, {
    onFailure,
    onSent,
    onThanked(thankYou) {
      sentForm.current?.reset();
      if (element) resetOwnFields(element);
      renewChallenge();
      if (thankYou) setShown({ thankYou, appearance: appearance.current });
    },
  });

  const thankYou = shown?.appearance === appearances ? shown.thankYou : undefined;
  return {
    ...state,
    thankYou,
    submit({ mathAnswer, ...values }, form) {
      sentForm.current = form;
      return send(values);
    },
  };
}
