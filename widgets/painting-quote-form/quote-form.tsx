import { businessSettings } from 'virtual:business-settings';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { quoteFields } from '../../shared/contact-fields';
import type { PropsOf } from '../element/attribute-table';
import { ChangingText, useElement, useHeadings, useTexts } from '../element/use-element';
import { type Challenge, showForm } from '../forms/challenge';
import { chosenFields } from '../forms/form-fields';
import { highlightFree } from '../forms/highlight-free';
import { OwnFields } from '../forms/own-fields-slot';
import { TextFields } from '../forms/text-fields';
import { useCheckedForm } from '../forms/use-checked-form';
import { useInput, usePrefill, useView } from '../forms/use-form-events';
import { useToasts } from '../forms/use-toasts';
import { Assurance, FailureLine, HiddenField, LeadNotice, TestStrip } from '../lead/lead-notice';
import { ThankYouPanel } from '../lead/thank-you-panel';
import type { attributes } from './api';
import { useKeptText } from './use-kept-text';
import { useQuoteSubmission } from './use-quote-submission';

type Properties = PropsOf<typeof attributes> & {
  /**
   * How often the form has come into view; each time can draw a new question
   * (docs/behaviour.md#24-the-math-question).
   */
  readonly appearances?: number;
  /** Initial message, unless the visitor has written one. */
  readonly message?: string;
  /** Called when sending fails, possibly while the form is hidden. */
  readonly onFailure?: () => void;
};

/** The quote form (docs/behaviour.md#21-the-quote-form, docs/behaviour.md#25-sending-the-quote-form). */
export function QuoteForm({ appearances = 0, message = '', onFailure, ...props }: Properties): ReactNode {
  const { quoteForm: texts, delivery } = useTexts();
  const [Heading] = useHeadings();
  const { pageLang } = useElement();
  const form = useRef<HTMLFormElement>(null);
  const challenge = useChallenge(form, appearances);
  const area = props.serviceArea ?? businessSettings.postalCodes;
  const fields = chosenFields(quoteFields, { ...props, area });
  const toasts = useToasts();
  const keptText = useKeptText(form, props.keepDraft);
  useInput(form, keptText.keep);
  useFirstMessage(form, message);
  usePrefill(form, props.prefillQuery, quoteFields);
  useView(form);
  const { submit, isSending, failure, thankYou } = useQuoteSubmission(props, {
    onFailure: (text) => {
      toasts.showError(texts.sendFailed(text));
      onFailure?.();
    },
    onSent: keptText.forget,
    appearances,
  });
  const { errors, checked, handlers } = useCheckedForm(form, fields, submit, challenge?.answer);

  if (thankYou) return <ThankYouPanel state={thankYou} {...props} takesFocus />;
  return (
    <>
      <div className={`quote-form quote-form--${props.background}`} part="panel">
        {props.mode === 'test' && <TestStrip />}
        {props.heading && (
          <Heading part="heading" lang={pageLang}>
            {highlightFree(props.heading)}
          </Heading>
        )}
        <form
          className="quote-form__fields"
          part="form"
          ref={form}
          // Before the script runs, `dialog` keeps a submission from navigating or exposing input in the
          // address.
          method="dialog"
          {...handlers}
          // A page may show the form in test mode beside its own.
          aria-label={(props.heading || texts.formName) + (props.mode === 'test' ? `. ${delivery.test}` : '')}
          aria-busy={isSending}
        >
          <TextFields
            fields={fields}
            labels={{
              ...texts.labels,
              mathAnswer: texts.mathAnswer(challenge?.question ?? ''),
            }}
            choices={texts.choices}
            hints={{ mathAnswer: texts.mathHint }}
            untranslated={{ mathAnswer: challenge?.question ?? '' }}
            spoken={{ mathAnswer: texts.mathAnswer(challenge?.question.replace('-', texts.minus) ?? '') }}
            errors={errors}
            checked={checked}
            messages={texts.errors}
            area={area}
          />
          <OwnFields />
          <HiddenField />
          <LeadNotice consent={props.consent} />
          <button
            className={`button ${props.button === 'light' ? 'button--light' : ''}`}
            part="button"
            type="submit"
            aria-disabled={isSending}
          >
            <ChangingText>{isSending ? texts.sending : (props.submitLabel ?? texts.submit)}</ChangingText>
          </button>
          <Assurance>
            <LeadNotice privacyUrl={props.privacyUrl} />
          </Assurance>
          {failure && <FailureLine text={texts.sendFailed(failure.message)} leadId={failure.leadId} />}
        </form>
      </div>
      {/* Outside the panel, because in browsers up to 2024 a size container also contains fixed elements. */}
      {toasts.outlet}
    </>
  );
}

/** Writes a message into an empty form, or over the message it wrote before; the visitor's text stays. */
function useFirstMessage(form: RefObject<HTMLFormElement | null>, message: string): void {
  const written = useRef('');
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (field?.value !== written.current) return;
    field.value = message;
    written.current = message;
  }, [form, message]);
}

/**
 * The page's math question, shared by all its forms (docs/behaviour.md#24-the-math-question); `form` contains
 * the mathAnswer control. Undefined in the first render, which must match the prerendered one.
 */
function useChallenge(form: RefObject<HTMLFormElement | null>, appearances: number) {
  const [challenge, setChallenge] = useState<Challenge>();
  useLayoutEffect(() => {
    const answer = () => form.current?.querySelector<HTMLInputElement>('[name=mathAnswer]');
    const shown = {
      hasAnswer: () => Boolean(answer()?.value.trim()),
      clearAnswer: () => {
        const control = answer();
        if (control) control.value = '';
      },
      showChallenge: setChallenge,
    };
    return showForm(shown, appearances === 0);
  }, [form, appearances]);
  return challenge;
}
