/** What is wrong with a form: for each field in error the code of its message, which each language words for itself. */
export type FieldErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

/** A form after checking: its values as they are to be sent, and what is wrong with them. */
export interface CheckedFields<Field extends string, Code extends string> {
  /** The values without surrounding white space. */
  values: Record<Field, string>;
  /** Empty when the form may be sent. */
  errors: FieldErrors<Field, Code>;
}

/** One rule: which texts keep it, and the code of the message for those that break it. */
export interface Rule<Code extends string> {
  readonly code: Code;
  keeps(text: string): boolean;
}

/** How a form is checked: for each field its rules, in the order of docs/behaviour.md#22-validation. */
export type FieldRules<Field extends string, Code extends string> = Record<Field, readonly Rule<Code>[]>;

/** Something was typed: what is empty after trimming counts as absent (docs/behaviour.md#22-validation, docs/behaviour.md#23-errors-at-the-fields). */
export function required<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text) => text !== '' };
}

/** So many characters or more. */
export function atLeast<Code extends string>(characters: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => text.length >= characters };
}

/** A text of this form. */
export function matching<Code extends string>(pattern: RegExp, code: Code): Rule<Code> {
  return { code, keeps: (text) => pattern.test(text) };
}

/** A text that says this number. */
export function equalTo<Code extends string>(answer: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => Number(text) === answer };
}

/**
 * An address people use: a local part without stray dots, a domain with at least one dot.
 *
 * Narrower than a browser's own check, which takes `tom@example`; at most 254 characters, as mail servers have it.
 */
export const emailPattern =
  /^(?=.{6,254}$)(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}([\p{L}\d-]*[\p{L}\d])$/iu;

/** White space, and the marks that nobody sees which come along where a number is copied from an address book. */
const surroundings = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The values trimmed, and for each field the code of the first rule it breaks (docs/behaviour.md#22-validation, docs/behaviour.md#23-errors-at-the-fields). */
export function checkFields<Field extends string, Code extends string>(
  rules: FieldRules<Field, Code>,
  typed: Record<Field, string>,
): CheckedFields<Field, Code> {
  const values = { ...typed };
  const errors: FieldErrors<Field, Code> = {};
  for (const field of Object.keys(rules) as Field[]) {
    values[field] = typed[field].replace(surroundings, '');
    const broken = rules[field].find((rule) => !rule.keeps(values[field]));
    if (broken) errors[field] = broken.code;
  }
  return { values, errors };
}
