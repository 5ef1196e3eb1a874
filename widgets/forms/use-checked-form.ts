import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FormFields, namesOf, type TextsOf, textsOf } from './form-fields';
import { type FormSubmission, formSubmission } from './form-submission';
import { readFields } from './read-fields';
import type { CheckedFields, FieldErrors } from './validation';

/** A form checked on submit; fields in error are then rechecked on input. */
export interface CheckedForm<Fields extends FormFields> {
  readonly errors: FieldErrors<Fields>;
  /** Trimmed texts of the last check. */
  readonly checked: TextsOf<Fields>;
  /** Props for the `<form>`. */
  readonly handlers: FormSubmission & {
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * Checks a form on submit, shows its errors and focuses the first invalid field
 * (docs/behaviour.md#23-errors-at-the-fields). Doesn't check on blur, because a new message would move the
 * button from under the pointer.
 */
export function useCheckedForm<Fields extends FormFields>(
  fields: Fields,
  check: (typed: TextsOf<Fields>) => CheckedFields<Fields>,
  onValid: (values: TextsOf<Fields>, form: HTMLFormElement) => void,
): CheckedForm<Fields> {
  const [{ errors, values }, setChecked] = useState<CheckedFields<Fields>>(() => ({
    errors: {},
    values: textsOf(fields, () => ''),
  }));
  const fieldToFocus = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    fieldToFocus.current?.focus();
    fieldToFocus.current = null;
  });

  function submit(form: HTMLFormElement): void {
    const checked = check(readFields(form, fields));
    setChecked(checked);
    const firstInError = namesOf(fields).find((name) => checked.errors[name]);
    const ours = firstInError && form.querySelector<HTMLElement>(`[name="${firstInError}"]`);
    // The page's own fields and consent follow their HTML rules and show errors when checked.
    const own = [...form.querySelectorAll<HTMLInputElement>('.field--own :invalid')];
    for (const control of own) control.checkValidity();
    fieldToFocus.current = ours || own[0] || null;
    if (!fieldToFocus.current) onValid(checked.values, form);
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = check(readFields(event.currentTarget, fields));
    setChecked({ ...checked, errors: { ...errors, [name]: checked.errors[name] } });
  }

  return { errors, checked: values, handlers: { ...formSubmission(submit), onInput } };
}
