import { type FormEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ContactFields } from '../../shared/contact-fields';
import { isElement, isHtml } from '../element/node-kinds';
import { useElement } from '../element/use-element';
import { useListeners } from '../element/use-listeners';
import {
  type CheckedFields,
  checkFields,
  type FieldErrors,
  namesOf,
  readFields,
  type TextsOf,
  textsOf,
} from './form-fields';
import { checkHtmlFields, recheckHtmlFields } from './html-field-errors';
import { ownControls } from './own-fields';

/** A form checked on submit; fields in error are then rechecked on input. */
export interface CheckedForm<Fields extends ContactFields> {
  readonly errors: FieldErrors<Fields>;
  /** Trimmed texts of the last check. */
  readonly checked: TextsOf<Fields>;
  /** Props for the `<form>`. */
  readonly handlers: FormSubmission;
}

/**
 * Checks the form of `ref` on submit, shows its errors and focuses the first invalid field
 * (docs/behaviour.md#23-errors-at-the-fields). Doesn't check on blur, because a new message would move the
 * button from under the pointer. `answer` solves the math question, if the form has one.
 */
export function useCheckedForm<Fields extends ContactFields>(
  ref: RefObject<HTMLFormElement | null>,
  fields: Fields,
  onValid: (values: TextsOf<Fields>, form: HTMLFormElement) => void,
  answer?: number,
): CheckedForm<Fields> {
  const [{ errors, values }, setChecked] = useState<CheckedFields<Fields>>(() => ({
    errors: {},
    values: textsOf(fields, () => ''),
  }));
  const { element } = useElement();
  const fieldToFocus = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    fieldToFocus.current?.focus();
    fieldToFocus.current = null;
  });

  function submit(form: HTMLFormElement): void {
    const checked = checkFields(fields, readFields(form, fields), answer);
    setChecked(checked);
    const firstInError = namesOf(fields).find((name) => checked.errors[name]);
    const ours = firstInError && form.querySelector<HTMLElement>(`[name="${firstInError}"]`);
    fieldToFocus.current = checkHtmlFields(form, element) ?? null;
    if (ours) fieldToFocus.current = ours;
    if (!fieldToFocus.current) onValid(checked.values, form);
  }

  function recheck({ target }: Event): void {
    const form = ref.current;
    if (!form) return;
    recheckHtmlFields(form, element);
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = checkFields(fields, readFields(form, fields), answer);
    setChecked({ ...checked, errors: { ...errors, [name]: checked.errors[name] } });
  }

  /**
   * Sends the form by Enter in one of the page's own fields, unless the page has taken the key. They are in no form, or
   * in one around the tag, which Enter must not send.
   */
  function sendByEnter(event: KeyboardEvent): void {
    const { target, type } = event;
    // Not 13 while an input method composes.
    if (event.keyCode !== 13 || !isHtml(target, 'input')) return;
    if (!element || !ownControls(element).includes(target)) return;
    const send = (latest: Event) => {
      if (latest !== event || event.defaultPrevented) return;
      event.preventDefault();
      ref.current?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    };
    // After all listeners of the page, any of which may take the key. Where one stops it on its way, `keypress` follows.
    if (type === 'keydown') addEventListener(type, send, { once: true });
    else send(event);
  }

  useListeners(ref, { input: recheck, change: recheck, keydown: sendByEnter, keypress: sendByEnter });
  return { errors, checked: values, handlers: formSubmission(submit) };
}

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
