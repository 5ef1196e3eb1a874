import { type FormFields, type TextsOf, textsOf } from './form-fields';

/** The texts in the controls of a form; a control that is missing reads as empty. */
export function readFields<Fields extends FormFields>(
  form: HTMLFormElement,
  fields: Fields,
): TextsOf<Fields> {
  const data = new FormData(form);
  return textsOf(fields, (name) => String(data.get(name) ?? ''));
}
