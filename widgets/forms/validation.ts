import type { FormFields } from '../../shared/contact-fields';
import { type CodeOf, entriesOf, type NameOf, type TextsOf } from './form-fields';

/** Error code of each invalid field; every language has its own texts. */
export type FieldErrors<Fields extends FormFields> = Partial<Record<NameOf<Fields>, CodeOf<Fields>>>;

/** A checked form: values to send, and errors. */
export interface CheckedFields<Fields extends FormFields> {
  /** Values without surrounding whitespace. */
  values: TextsOf<Fields>;
  /** Empty if the form is valid. */
  errors: FieldErrors<Fields>;
}

/** Whitespace, and invisible marks that come with numbers from address books. */
const surroundings = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Trims the values and finds each field's first broken rule (docs/behaviour.md#22-validation,
 * docs/behaviour.md#23-errors-at-the-fields). `answer` solves the math question, if the form has one.
 */
export function checkFields<Fields extends FormFields>(
  fields: Fields,
  typed: TextsOf<Fields>,
  answer = Number.NaN,
): CheckedFields<Fields> {
  const values = { ...typed };
  const errors: FieldErrors<Fields> = {};
  for (const [name, { rules }] of entriesOf(fields)) {
    const text = typed[name].replace(surroundings, '');
    values[name] = text;
    const broken = rules.find((rule) => !rule.keeps(text, answer));
    if (broken) errors[name] = broken.code;
  }
  return { values, errors };
}
