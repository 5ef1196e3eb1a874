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

/** The fields of the contact form, in the order in which they stand (SPEC 2.8). */
export const quoteFields = ['name', 'phone', 'email', 'address', 'mathAnswer', 'message'] as const;

export type QuoteField = (typeof quoteFields)[number];

/** What the visitor typed into the contact form, as strings (SPEC 3). */
export interface QuoteRequest {
  name: string;
  phone: string;
  email: string;
  address: string;
  mathAnswer: string;
  message: string;
}

/** What can be wrong with a contact request, one code for each message of SPEC 5. */
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

/** The request trimmed, and the first thing wrong with each field; `answer` solves the challenge shown (SPEC 5, DECISIONS 3). */
export function checkQuoteRequest(
  values: QuoteRequest,
  answer: number,
): { values: QuoteRequest; errors: FieldErrors<QuoteField, QuoteRequestCode> } {
  return checkFields(quoteRules(answer), values);
}
