import { quoteFields } from '../../shared/contact-fields';
import type { TextsOf } from '../forms/form-fields';
import { type CheckedFields, checkFields } from '../forms/validation';

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
