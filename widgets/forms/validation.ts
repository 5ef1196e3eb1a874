import { type CodeOf, entriesOf, type FormFields, type NameOf, type TextsOf } from './form-fields';

/** Error code of each invalid field; every language has its own texts. */
export type FieldErrors<Fields extends FormFields> = Partial<Record<NameOf<Fields>, CodeOf<Fields>>>;

/** A checked form: values to send, and errors. */
export interface CheckedFields<Fields extends FormFields> {
  /** Values without surrounding whitespace. */
  values: TextsOf<Fields>;
  /** Empty if the form is valid. */
  errors: FieldErrors<Fields>;
}

/** A rule, and the message code for texts that break it. */
export interface Rule<Code extends string> {
  readonly code: Code;
  /** `answer` solves the form's math question, if it has one. */
  keeps(text: string, answer: number): boolean;
}

/** Non-empty; whitespace counts as empty (docs/behaviour.md#22-validation). */
export function required<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text) => text !== '' };
}

/** Minimum length in visible characters; a letter with its accent counts as one, however it is encoded. */
export function atLeast<Code extends string>(characters: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => [...new Intl.Segmenter().segment(text)].length >= characters };
}

/** Maximum length in UTF-16 units, as the mail call counts. */
export function atMost<Code extends string>(units: number, code: Code): Rule<Code> {
  return { code, keeps: (text) => text.length <= units };
}

/** Matches the pattern. */
export function matching<Code extends string>(pattern: RegExp, code: Code): Rule<Code> {
  return { code, keeps: (text) => pattern.test(text) };
}

/** Solves the math question (docs/behaviour.md#24-the-math-question). */
export function correctAnswer<Code extends string>(code: Code): Rule<Code> {
  return { code, keeps: (text, answer) => Number(text) === answer };
}

/**
 * A practical e-mail address: a local part without misplaced dots, and a domain with a dot.
 *
 * Stricter than a browser's own check, which accepts `tom@example`; at most 254 characters, the limit of mail
 * servers.
 */
export const emailPattern =
  /^(?=.{6,254}$)(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@([\p{L}\p{M}\d]([\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+\p{L}([\p{L}\p{M}\d-]*[\p{L}\p{M}\d])$/iu;

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
