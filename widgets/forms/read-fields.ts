import type { FormFields } from '../../shared/contact-fields';
import { type TextsOf, textsOf } from './form-fields';

/** Texts of a form's controls; missing controls read as empty. */
export function readFields<Fields extends FormFields>(
  form: HTMLFormElement,
  fields: Fields,
): TextsOf<Fields> {
  const data = new FormData(form);
  return textsOf(fields, (name) => String(data.get(name) ?? ''));
}
