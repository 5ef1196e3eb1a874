import type { FormEvent, MouseEvent } from 'react';
import { isElement } from '../element/node-kinds';

/** Handlers for a `<form>` that the script submits. */
export interface FormSubmission {
  readonly noValidate: true;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClick(event: MouseEvent<HTMLFormElement>): void;
}

/**
 * Handlers that call `submit` for every submission and keep the browser from sending the form.
 *
 * In a frame with `sandbox="allow-scripts"` the browser blocks the submission before `submit` fires. The
 * submit button's click, also caused by Enter in a field, comes earlier, so it fires the event.
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
