import { businessSettings } from 'virtual:business-settings';
import { type ReactNode, useRef } from 'react';
import type { PropsOf } from '../element/attribute-table';
import { useStrings } from '../element/host';
import { TextField } from '../forms/text-field';
import { useToasts } from '../forms/toasts/use-toasts';
import { useCheckedForm } from '../forms/use-checked-form';
import { useFirstInput } from '../forms/use-first-input';
import { ThankYouPanel } from '../lead/thank-you-panel';
import type { attributes } from './api';
import { highlightFree } from './highlight-free';
import { checkQuoteRequest, type QuoteField, type QuoteRequestCode, quoteFields } from './quote-request';
import { strings } from './strings';
import { useChallenge } from './use-challenge';
import { useQuoteSubmission } from './use-quote-submission';

type Properties = PropsOf<typeof attributes> & {
  /** Counts the times the form came into view; each may draw a new question (docs/behaviour.md#25-sending-the-quote-form). */
  readonly appearances?: number;
  /** Called when a request could not be sent, for a form that may be out of sight. */
  readonly onFailure?: () => void;
};

const { contactNotification, contactConfirmation } = businessSettings.templates;
const templates = { notification: contactNotification, confirmation: contactConfirmation };

/** The contact form, which is also the free-quote form (docs/behaviour.md#21-the-quote-form, docs/behaviour.md#25-sending-the-quote-form). */
export function QuoteForm({ appearances = 0, onFailure, ...props }: Properties): ReactNode {
  const texts = useStrings(strings);
  const form = useRef<HTMLFormElement>(null);
  const challenge = useChallenge(form, appearances);
  const toasts = useToasts();
  const onFirstInput = useFirstInput();
  const { submit, isSending, isSubmitted } = useQuoteSubmission(
    props,
    templates,
    (text) => {
      toasts.showError(texts.sendFailed(text));
      onFailure?.();
    },
    appearances,
  );
  const { errors, handlers } = useCheckedForm<QuoteField, QuoteRequestCode>(
    quoteFields,
    (values) => checkQuoteRequest(values, challenge?.answer ?? Number.NaN),
    submit,
  );

  if (isSubmitted) return <ThankYouPanel state={{ type: 'contact' }} />;
  const field = (name: QuoteField) => ({
    name,
    label: name === 'mathAnswer' ? texts.mathAnswer(challenge?.question ?? '') : texts[name],
    required: name !== 'message',
    error: errors[name] && texts.errors[errors[name]],
  });
  return (
    <>
      <div className={`quote-form quote-form--${props.background}`} part="panel">
        {props.heading && <h2 part="heading">{highlightFree(props.heading)}</h2>}
        <form
          className="quote-form__fields"
          part="form"
          ref={form}
          // Until the script has come, submitting neither leaves the page nor puts what was typed into its address.
          method="dialog"
          {...handlers}
          onInput={(event) => {
            onFirstInput();
            handlers.onInput(event);
          }}
          aria-busy={isSending}
        >
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel-national" />
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <TextField {...field('address')} autoComplete="street-address" />
          <TextField {...field('mathAnswer')} inputMode="numeric" autoComplete="off" />
          <TextField {...field('message')} autoComplete="off" multiline />
          <button
            className={`button ${props.button === 'light' ? 'button--light' : ''}`}
            part="button"
            type="submit"
            aria-disabled={isSending}
          >
            {isSending ? texts.sending : texts.submit}
          </button>
        </form>
      </div>
      {/* Outside: a size container holds what is fixed within it, in browsers of 2024 and before. */}
      {toasts.outlet}
    </>
  );
}
