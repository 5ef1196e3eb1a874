import {
  atLeast,
  checkFields,
  emailPattern,
  equalTo,
  type FieldErrors,
  type FieldRules,
  matching,
  required,
} from '../forms/validation';

/** The fields of the contact form, in the order in which they stand (docs/behaviour.md#21-the-quote-form). */
export const quoteFields = ['name', 'phone', 'email', 'address', 'mathAnswer', 'message'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** What the visitor typed into the contact form, as strings (docs/behaviour.md#21-the-quote-form). */
export interface QuoteRequest {
  name: string;
  phone: string;
  email: string;
  address: string;
  mathAnswer: string;
  message: string;
}

/** What can be wrong with a contact request, one code for each message (docs/behaviour.md#22-validation). */
export type QuoteRequestCode =
  | 'nameRequired'
  | 'nameTooShort'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'addressRequired'
  | 'addressTooShort'
  | 'answerRequired'
  | 'answerIncorrect';

const quoteRules = (answer: number): FieldRules<QuoteField, QuoteRequestCode> => ({
  name: [required('nameRequired'), atLeast(2, 'nameTooShort')],
  phone: [required('phoneRequired'), matching(/^[0-9]{10}$/, 'phoneInvalid')],
  email: [required('emailRequired'), matching(emailPattern, 'emailInvalid')],
  address: [required('addressRequired'), atLeast(5, 'addressTooShort')],
  mathAnswer: [required('answerRequired'), equalTo(answer, 'answerIncorrect')],
  message: [],
});

/** The request trimmed, and the first thing wrong with each field; `answer` solves the challenge shown (docs/behaviour.md#22-validation, docs/behaviour.md#23-errors-at-the-fields). */
export function checkQuoteRequest(
  values: QuoteRequest,
  answer: number,
): { values: QuoteRequest; errors: FieldErrors<QuoteField, QuoteRequestCode> } {
  return checkFields(quoteRules(answer), values);
}
