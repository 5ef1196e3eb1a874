import { limits } from '../../shared/limits';
import type { FormFields, TextsOf } from '../forms/form-fields';
import { emailAddress, phoneDigits } from '../forms/pasted-values';
import { postalCodeField } from '../forms/postal-code';
import {
  atLeast,
  atMost,
  type CheckedFields,
  checkFields,
  correctAnswer,
  emailPattern,
  matching,
  required,
} from '../forms/validation';

/**
 * Fields of the quote form, in order (docs/behaviour.md#21-the-quote-form, docs/behaviour.md#22-validation).
 */
export const quoteFields = {
  name: {
    control: { autoComplete: 'name' },
    rules: [required('nameRequired'), atLeast(2, 'nameTooShort'), atMost(limits.shortText, 'tooLong')],
  },
  phone: {
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    rules: [required('phoneRequired'), matching(/^[0-9]{10}$/, 'phoneInvalid')],
    suggest: phoneDigits,
  },
  email: {
    control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    rules: [required('emailRequired'), matching(emailPattern, 'emailInvalid')],
    suggest: emailAddress,
  },
  address: {
    control: { autoComplete: 'street-address' },
    rules: [required('addressRequired'), atLeast(5, 'addressTooShort'), atMost(limits.shortText, 'tooLong')],
  },
  mathAnswer: {
    control: { inputMode: 'numeric', autoComplete: 'off' },
    rules: [required('answerRequired'), correctAnswer('answerIncorrect')],
  },
  message: {
    control: { autoComplete: 'off', multiline: true },
    // The mail service accepts 50 kB of parameters, and a UTF-16 unit takes at most 3 bytes.
    rules: [atMost(limits.message, 'messageTooLong')],
  },
  postal_code: postalCodeField,
} as const satisfies FormFields;

type QuoteFields = typeof quoteFields;

/** Texts typed into the quote form. */
export type QuoteRequest = TextsOf<typeof quoteFields>;

/**
 * Trims a request and finds each field's first error (docs/behaviour.md#22-validation,
 * docs/behaviour.md#23-errors-at-the-fields). `answer` solves the math question.
 */
export function checkQuoteRequest(
  typed: QuoteRequest,
  answer: number,
  fields: QuoteFields = quoteFields,
): CheckedFields<QuoteFields> {
  return checkFields(fields, typed, answer);
}
