import type { FormEvent, MouseEvent } from 'react';
import { isElement } from '../element/node-kinds';

/** What makes a `<form>` submit by script alone; to be spread on it. */
export interface FormSubmission {
  readonly noValidate: true;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClick(event: MouseEvent<HTMLFormElement>): void;
}

/**
 * Calls `submit` for every way of submitting a form, and keeps the browser from sending it anywhere.
 *
 * In a frame with `sandbox="allow-scripts"` the browser refuses to submit a form before it fires `submit`. A click on
 * the submit button, which Enter in a field causes too, comes before that: the event is fired from there.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
 */
export function formSubmission(submit: (form: HTMLFormElement) => void): FormSubmission {
  return {
    noValidate: true,
    onSubmit(event) {
      event.preventDefault();
      submit(event.currentTarget);
    },
    onClick(event) {
      const button = isElement(event.target) ? event.target.closest('button') : null;
      if (button?.type !== 'submit') return;
      event.preventDefault();
      event.currentTarget.dispatchEvent(
        new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
      );
    },
  };
}
