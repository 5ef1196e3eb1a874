import { type FormFields, type TextsOf, textsOf } from './form-fields';

/** Texts of the page's own fields, by name. */
export function readOwnTexts(form: HTMLFormElement, fields: FormFields): Record<string, string> {
  const own = [...new FormData(form)].filter(([name]) => name !== 'consent' && !(name in fields));
  return Object.fromEntries(own) as Record<string, string>;
}

/** Texts of a form's controls; missing controls read as empty. */
export function readFields<Fields extends FormFields>(
  form: HTMLFormElement,
  fields: Fields,
): TextsOf<Fields> {
  const data = new FormData(form);
  return textsOf(fields, (name) => String(data.get(name) ?? ''));
}
