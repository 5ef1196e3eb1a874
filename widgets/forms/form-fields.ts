import type { ContactField, ContactFields, Rule } from '../../shared/contact-fields';

/** Name of a field of this form. */
export type NameOf<Fields extends ContactFields> = keyof Fields & string;

/** A text per field of this form. */
export type TextsOf<Fields extends ContactFields> = Record<NameOf<Fields>, string>;

/** Message code of this form. */
export type CodeOf<Fields extends ContactFields> = Fields[keyof Fields]['rules'][number]['code'];

/** Field names, in form order. */
export function namesOf<Fields extends ContactFields>(fields: Fields): NameOf<Fields>[] {
  return Object.keys(fields);
}

/** Fields with their names, in form order. */
export function entriesOf<Fields extends ContactFields>(fields: Fields): [NameOf<Fields>, ContactField][] {
  return Object.entries(fields);
}

/** Makes one text per field. */
export function textsOf<Fields extends ContactFields>(
  fields: Fields,
  textFor: (name: NameOf<Fields>) => string,
): TextsOf<Fields> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, textFor(name)])) as TextsOf<Fields>;
}

/** Whether a field is required, because an empty text breaks one of its rules. */
export function isRequired({ rules }: ContactField): boolean {
  return rules.some((rule) => !rule.keeps('', 0));
}

/** A tag's settings for its form's fields (docs/behaviour.md#27-what-a-page-sets). */
export interface FieldChoice {
  readonly hide: readonly string[];
  readonly optional: readonly string[];
  /** Beginnings of the postal codes served; a form without them has no such field. */
  readonly area: string | undefined;
}

/** The fields that a tag's form has, with those that may stay empty. */
export function chosenFields<Fields extends ContactFields>(
  fields: Fields,
  { hide, optional, area }: FieldChoice,
): Fields {
  const shown = entriesOf(fields).filter(
    ([name]) => !hide.includes(name) && (area !== undefined || name !== 'postal_code'),
  );
  const chosen = shown.map(([name, field]): [string, ContactField] => [
    name,
    optional.includes(name) ? { ...field, rules: field.rules.map(unlessEmpty) } : field,
  ]);
  return Object.fromEntries(chosen) as unknown as Fields;
}

function unlessEmpty({ code, keeps }: Rule<string>): Rule<string> {
  return { code, keeps: (text, answer) => !text || keeps(text, answer) };
}

/** Texts of a form's controls; missing controls read as empty. */
export function readFields<Fields extends ContactFields>(
  form: HTMLFormElement,
  fields: Fields,
): TextsOf<Fields> {
  const data = new FormData(form);
  return textsOf(fields, (name) => String(data.get(name) ?? ''));
}

/** Error code of each invalid field; every language has its own texts. */
export type FieldErrors<Fields extends ContactFields> = Partial<Record<NameOf<Fields>, CodeOf<Fields>>>;

/** A checked form: values to send, and errors. */
export interface CheckedFields<Fields extends ContactFields> {
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
export function checkFields<Fields extends ContactFields>(
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
