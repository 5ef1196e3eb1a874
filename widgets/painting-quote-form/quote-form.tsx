import { businessSettings } from 'virtual:business-settings';
import { type ReactNode, useRef } from 'react';
import type { PropsOf } from '../shared/element/attribute-table';
import { useStrings } from '../shared/element/host';
import { TextField } from '../shared/fields/text-field';
import { useCheckedForm } from '../shared/fields/use-checked-form';
import { useFirstInput } from '../shared/fields/use-first-input';
import { ThankYouPanel } from '../shared/lead/thank-you-panel';
import { useToasts } from '../shared/toasts/use-toasts';
import type { attributes } from './api';
import {
  type ContactField,
  type ContactRequestCode,
  checkContactRequest,
  contactFields,
} from './contact-request';
import { strings } from './strings';
import { useChallenge } from './use-challenge';
import { useContactSubmission } from './use-contact-submission';

type Properties = PropsOf<typeof attributes> & {
  /** Counts the times the form came into view; each may draw a new question (SPEC 4.4). */
  readonly appearances?: number;
};

const { contactNotification, contactConfirmation } = businessSettings.templates;
const templates = { notification: contactNotification, confirmation: contactConfirmation };

/** The contact form, which is also the free-quote form (SPEC 2.8, 4.4). */
export function QuoteForm({ appearances = 0, ...props }: Properties): ReactNode {
  const texts = useStrings(strings);
  const form = useRef<HTMLFormElement>(null);
  const challenge = useChallenge(form, appearances);
  const toasts = useToasts();
  const onFirstInput = useFirstInput();
  const { submit, isSending, thankYou } = useContactSubmission(props, templates, (text) =>
    toasts.showError(texts.sendFailed(text)),
  );
  const { errors, handlers } = useCheckedForm<ContactField, ContactRequestCode>(
    contactFields,
    (values) => checkContactRequest(values, challenge?.answer ?? Number.NaN),
    submit,
  );

  if (thankYou) return <ThankYouPanel state={thankYou} />;
  const errorText = (field: ContactField) => errors[field] && texts.errors[errors[field]];
  return (
    <div className={`quote-form quote-form--${props.background}`} part="panel">
      {props.heading && <Heading text={props.heading} />}
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
        <TextField name="name" label={texts.name} autoComplete="name" required error={errorText('name')} />
        <TextField
          name="phone"
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          error={errorText('phone')}
        />
        <TextField
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errorText('email')}
        />
        <TextField
          name="address"
          label={texts.address}
          autoComplete="street-address"
          required
          error={errorText('address')}
        />
        <TextField
          name="mathAnswer"
          label={texts.answer(challenge?.question ?? '')}
          inputMode="numeric"
          autoComplete="off"
          required
          error={errorText('mathAnswer')}
        />
        <TextField name="message" label={texts.message} autoComplete="off" multiline />
        <button
          className={`button ${props.button === 'light' ? 'button--light' : ''}`}
          part="button"
          type="submit"
          aria-disabled={isSending}
        >
          {isSending ? texts.sending : texts.submit}
        </button>
      </form>
      {toasts.outlet}
    </div>
  );
}

/** The heading, with the word 'free' highlighted (SPEC 2.5). */
function Heading({ text }: { readonly text: string }): ReactNode {
  const [before, free, after] = text.split(/\b(free)\b/i);
  return (
    <h2 part="heading">
      {before}
      {free && <em className="highlight">{free}</em>}
      {after}
    </h2>
  );
}
