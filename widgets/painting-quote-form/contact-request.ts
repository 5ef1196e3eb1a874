import * as z from 'zod/mini';
import { checkFields, emailPattern, type FieldErrors, type FieldRules } from '../shared/validation';

/** The fields of the contact form, in the order in which they stand (SPEC 2.8). */
export const contactFields = ['name', 'phone', 'email', 'address', 'mathAnswer', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What the visitor typed into the contact form, as strings (SPEC 3). */
export interface ContactRequest {
  name: string;
  phone: string;
  email: string;
  address: string;
  mathAnswer: string;
  message: string;
}

/** What can be wrong with a contact request, one code for each message of SPEC 5. */
export type ContactRequestCode =
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

const required = (code: ContactRequestCode) => z.string(code);
const atLeast = (characters: number, code: ContactRequestCode) => z.minLength(characters, code);
const matching = (pattern: RegExp, code: ContactRequestCode) => z.regex(pattern, code);
const equalTo = (answer: number, code: ContactRequestCode) =>
  z.refine<string>((text) => Number(text) === answer, code);

const contactRules = (answer: number): FieldRules<ContactField> => ({
  name: required('nameRequired').check(atLeast(2, 'nameTooShort')),
  phone: required('phoneRequired').check(matching(/^[0-9]{10}$/, 'phoneInvalid')),
  email: required('emailRequired').check(matching(emailPattern, 'emailInvalid')),
  address: required('addressRequired').check(atLeast(5, 'addressTooShort')),
  mathAnswer: required('answerRequired').check(equalTo(answer, 'answerIncorrect')),
  message: z.optional(z.string()),
});

/** The request trimmed, and the first thing wrong with each field; `answer` solves the challenge shown (SPEC 5, DECISIONS 3). */
export function checkContactRequest(
  values: ContactRequest,
  answer: number,
): { values: ContactRequest; errors: FieldErrors<ContactField, ContactRequestCode> } {
  return checkFields<ContactField, ContactRequestCode>(contactRules(answer), values);
}
