import { type CodeOf, entriesOf, type FormFields, type NameOf, type TextsOf } from './form-fields';

/** What is wrong with a form: for each field in error the code of its message, which each language words for itself. */
export type FieldErrors<Fields extends FormFields> = Partial<Record<NameOf<Fields>, CodeOf<Fields>>>;

/** A form after checking: its values as they are to be sent, and what is wrong with them. */
export interface CheckedFields<Fields extends FormFields> {
  /** The values without surrounding white space. */
  values: TextsOf<Fields>;
  /** Empty when the form may be sent. */
  errors: FieldErrors<Fields>;
}

/** One rule: which texts keep it, and the code of the message for those that break it. */
export interface Rule<Code extends string> {
  readonly code: Code;
  /** `answer` solves the math question shown, in a form that has one. */
  keeps(text: string, answer: number): boolean;
}

/** A text that is not empty; what is empty after trimming counts as absent (docs/behaviour.md#22-validation). */
export function required<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text) => text !== '' };
}

/** A text of at least this many characters as people see them: a letter with its accent is one, however it was typed. */
export function atLeast<Code extends string>(characters: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => [...new Intl.Segmenter().segment(text)].length >= characters };
}

/** A text that matches the pattern. */
export function matching<Code extends string>(pattern: RegExp, code: Code): Rule<Code> {
  return { code, keeps: (text) => pattern.test(text) };
}

/** The number that solves the math question (docs/behaviour.md#24-the-math-question). */
export function correctAnswer<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text, answer) => Number(text) === answer };
}

/**
 * An e-mail address as people use them: a local part without misplaced dots, and a domain with at least one dot.
 *
 * Stricter than a browser's own check, which accepts `tom@example`; at most 254 characters, the limit of mail servers.
 */
export const emailPattern =
  /^(?=.{6,254}$)(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@([\p{L}\p{M}\d]([\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+\p{L}([\p{L}\p{M}\d-]*[\p{L}\p{M}\d])$/iu;

/** White space, and the invisible marks that come along when a number is copied from an address book. */
const surroundings = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * The values trimmed, and for each field the code of the first rule it breaks (docs/behaviour.md#22-validation,
 * docs/behaviour.md#23-errors-at-the-fields). `answer` solves the math question, in a form that has one.
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
