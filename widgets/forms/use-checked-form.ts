import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FormSubmission, formSubmission } from './form-submission';
import { readFields } from './read-fields';
import type { CheckedFields, FieldErrors } from './validation';

/** A form that is checked when it is submitted, and from then on while its faulty fields are mended. */
export interface CheckedForm<Field extends string, Code extends string> {
  readonly errors: FieldErrors<Field, Code>;
  /** To be spread on the `<form>`. */
  readonly handlers: FormSubmission & {
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
}

/**
 * Checks a form's fields on submit, prints what is wrong and puts the focus on the first field in error
 * (docs/behaviour.md#25-sending-the-quote-form, docs/behaviour.md#23-errors-at-the-fields). Nothing is checked on leaving a field: a message that appears then would move the button
 * from under the click.
 */
export function useCheckedForm<Field extends string, Code extends string>(
  fields: readonly Field[],
  check: (values: Record<Field, string>) => CheckedFields<Field, Code>,
  onValid: (values: Record<Field, string>, form: HTMLFormElement) => void,
): CheckedForm<Field, Code> {
  const [errors, setErrors] = useState<FieldErrors<Field, Code>>({});
  const fieldToFocus = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    fieldToFocus.current?.focus();
    fieldToFocus.current = null;
  });

  function submit(form: HTMLFormElement): void {
    const checked = check(readFields(form, fields));
    setErrors(checked.errors);
    const firstInError = fields.find((field) => checked.errors[field]);
    if (firstInError) fieldToFocus.current = form.querySelector(`[name="${firstInError}"]`);
    else onValid(checked.values, form);
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const field = (event.target as HTMLInputElement).name as Field;
    if (!errors[field]) return;
    const checked = check(readFields(event.currentTarget, fields));
    setErrors({ ...errors, [field]: checked.errors[field] });
  }

  return { errors, handlers: { ...formSubmission(submit), onInput } };
}
