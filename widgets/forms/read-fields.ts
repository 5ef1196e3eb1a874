import type { OwnField } from '../../shared/lead';
import { type FormFields, type TextsOf, textsOf } from './form-fields';

/** A page's own fields in their order, each with what the page calls it; of a file its name. */
export function readOwnFields(form: HTMLFormElement, fields: FormFields): OwnField[] {
  const own = [...new FormData(form)].filter(([name]) => name !== 'consent' && !Object.hasOwn(fields, name));
  return own.map(([name, value]) => ({
    name,
    label: labelOf(form, name),
    value: typeof value === 'string' ? value : value.name,
  }));
}

/** The text beside a control; of several controls with one name, such as radio buttons, their group's. */
function labelOf(form: HTMLFormElement, name: string): string {
  const [control] = [...form.querySelectorAll<HTMLInputElement>('[name]')].filter((one) => one.name === name);
  const group = control?.closest('fieldset')?.querySelector('legend');
  const label = group ?? control?.labels?.[0];
  return (label?.textContent ?? control?.ariaLabel ?? '').replace(/\*$/, '').trim();
}

/** Texts of a form's controls; missing controls read as empty. */
export function readFields<Fields extends FormFields>(
  form: HTMLFormElement,
  fields: Fields,
): TextsOf<Fields> {
  const data = new FormData(form);
  return textsOf(fields, (name) => String(data.get(name) ?? ''));
}
