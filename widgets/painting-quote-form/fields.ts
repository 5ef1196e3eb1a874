import {
  type CodeOf,
  entriesOf,
  type FormField,
  type FormFields,
  type NameOf,
  type TextsOf,
} from '../forms/form-fields';
import { emailAddress, phoneDigits } from '../forms/pasted-values';
import {
  atLeast,
  type CheckedFields,
  checkFields,
  correctAnswer,
  emailPattern,
  matching,
  type Rule,
  required,
} from '../forms/validation';

/** The fields of the quote form, in the order of the form (docs/behaviour.md#21-the-quote-form, docs/behaviour.md#22-validation). */
export const quoteFields = {
  name: {
    control: { autoComplete: 'name' },
    rules: [required('nameRequired'), atLeast(2, 'nameTooShort')],
    templateParam: 'client_name',
  },
  phone: {
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    rules: [required('phoneRequired'), matching(/^[0-9]{10}$/, 'phoneInvalid')],
    suggest: phoneDigits,
    templateParam: 'client_phone',
  },
  email: {
    control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    rules: [required('emailRequired'), matching(emailPattern, 'emailInvalid')],
    suggest: emailAddress,
    templateParam: 'client_email',
  },
  address: {
    control: { autoComplete: 'street-address' },
    rules: [required('addressRequired'), atLeast(5, 'addressTooShort')],
    templateParam: 'client_address',
  },
  mathAnswer: {
    control: { inputMode: 'numeric', autoComplete: 'off' },
    rules: [required('answerRequired'), correctAnswer('answerIncorrect')],
  },
  message: {
    control: { autoComplete: 'off', multiline: true },
    // The mail service takes 50 kB of parameters; a character has at most 3 bytes for each place in a string.
    rules: [matching(/^.{0,15000}$/s, 'messageTooLong')],
    templateParam: 'client_message',
  },
} as const satisfies FormFields;

/** The fields of a form that does without those named in `hide`, and where those named in `optional` may stay empty. */
export function fieldsWith(hide = '', optional = ''): QuoteFields {
  const shown = entriesOf(quoteFields).flatMap(([name, field]): [string, FormField][] => {
    const isIn = (list: string) => hideable.test(name) && list.includes(name);
    if (isIn(hide)) return [];
    return [[name, isIn(optional) ? { ...field, rules: field.rules.map(unlessEmpty) } : field]];
  });
  return Object.fromEntries(shown) as QuoteFields;
}

function unlessEmpty({ code, keeps }: Rule<string>): Rule<string> {
  return { code, keeps: (text, answer) => !text || keeps(text, answer) };
}

/** The fields that a quote request can do without. */
const hideable = /^(?:phone|address|message)$/;

type QuoteFields = typeof quoteFields;

/** The name of a field of the quote form. */
export type QuoteField = NameOf<typeof quoteFields>;

/** What the visitor typed into the quote form. */
export type QuoteRequest = TextsOf<typeof quoteFields>;

/** What can be wrong with a quote request, one code for each message (docs/behaviour.md#22-validation). */
export type QuoteRequestCode = CodeOf<typeof quoteFields>;

/**
 * The request trimmed, and the first thing wrong with each field (docs/behaviour.md#22-validation,
 * docs/behaviour.md#23-errors-at-the-fields). `answer` solves the math question shown.
 */
export function checkQuoteRequest(
  typed: QuoteRequest,
  answer: number,
  fields: QuoteFields = quoteFields,
): CheckedFields<QuoteFields> {
  return checkFields(fields, typed, answer);
}
