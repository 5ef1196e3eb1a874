import type { TextControl } from './text-field';
import type { Rule } from './validation';

/** One field of a form: how it is typed, checked and mailed. */
export interface FormField {
  readonly control: TextControl;
  /** In the order in which they are checked; the first one broken is the one shown. */
  readonly rules: readonly Rule<string>[];
  /** What may be meant by a text that breaks a rule; undefined where nothing suggests itself. */
  suggest?(text: string): string | undefined;
  /** The template parameter of the mail that carries the text; none for what is not mailed. Fields that share one are joined by a space. */
  readonly templateParam?: string;
}

/** The fields of a form by name, in the order of the form. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The name of a field of this form. */
export type NameOf<Fields extends FormFields> = keyof Fields & string;

/** A text for each field of this form. */
export type TextsOf<Fields extends FormFields> = Record<NameOf<Fields>, string>;

/** The code of a message of this form. */
export type CodeOf<Fields extends FormFields> = Fields[keyof Fields]['rules'][number]['code'];

/** The names of a form's fields, in the order of the form. */
export function namesOf<Fields extends FormFields>(fields: Fields): NameOf<Fields>[] {
  return Object.keys(fields);
}

/** The fields of a form, each with its name, in the order of the form. */
export function entriesOf<Fields extends FormFields>(fields: Fields): [NameOf<Fields>, FormField][] {
  return Object.entries(fields);
}

/** One text for each field of a form. */
export function textsOf<Fields extends FormFields>(
  fields: Fields,
  textFor: (name: NameOf<Fields>) => string,
): TextsOf<Fields> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, textFor(name)])) as TextsOf<Fields>;
}

/** Whether a field must be filled in: an empty text breaks one of its rules. */
export function isRequired({ rules }: FormField): boolean {
  return rules.some((rule) => !rule.keeps('', 0));
}
