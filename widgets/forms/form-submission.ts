import type { FormEvent, MouseEvent } from 'react';
import { isElement } from '../element/node-kinds';

/** Handlers that let script submit a form; to be spread on the `<form>`. */
export interface FormSubmission {
  readonly noValidate: true;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClick(event: MouseEvent<HTMLFormElement>): void;
}

/**
 * Handlers that call `submit` however the form is submitted, and keep the browser from sending it anywhere.
 *
 * In a frame with `sandbox="allow-scripts"` the browser blocks the submission before it fires `submit`. The click on the
 * submit button, which Enter in a field triggers too, comes earlier, so the event is fired from there.
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
