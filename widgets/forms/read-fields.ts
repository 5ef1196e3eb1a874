import { type FormFields, type TextsOf, textsOf } from './form-fields';

/** The texts of a page's own fields, by the name of each. */
export function readOwnTexts(form: HTMLFormElement, fields: FormFields): Record<string, string> {
  const own = [...new FormData(form)].filter(([name]) => name !== 'consent' && !(name in fields));
  return Object.fromEntries(own) as Record<string, string>;
}

/** The texts in the controls of a form; a control that is missing reads as empty. */
export function readFields<Fields extends FormFields>(
  form: HTMLFormElement,
  fields: Fields,
): TextsOf<Fields> {
  const data = new FormData(form);
  return textsOf(fields, (name) => String(data.get(name) ?? ''));
}
