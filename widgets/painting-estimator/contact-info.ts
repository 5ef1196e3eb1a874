import * as z from 'zod/mini';
import { checkFields, emailPattern, type FieldErrors, type FieldRules } from '../shared/validation';

/** The fields of the wizard's first step, in the order in which they stand (SPEC 2.19). */
export const contactInfoFields = ['firstName', 'familyName', 'address', 'email', 'phone'] as const;

export type ContactInfoField = (typeof contactInfoFields)[number];

/** Who asks for an estimate, as typed (SPEC 3, 'Estimator contact info'). */
export interface ContactInfo {
  firstName: string;
  familyName: string;
  address: string;
  email: string;
  phone: string;
}

/** What can be wrong with the contact info, one code for each message of SPEC 5. */
export type ContactInfoCode =
  | 'firstNameRequired'
  | 'familyNameRequired'
  | 'addressRequired'
  | 'addressTooShort'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired';

const required = (code: ContactInfoCode) => z.string(code);
const atLeast = (characters: number, code: ContactInfoCode) => z.minLength(characters, code);
const matching = (pattern: RegExp, code: ContactInfoCode) => z.regex(pattern, code);

const contactInfoRules = (): FieldRules<ContactInfoField> => ({
  firstName: required('firstNameRequired'),
  familyName: required('familyNameRequired'),
  address: required('addressRequired').check(atLeast(5, 'addressTooShort')),
  email: required('emailRequired').check(matching(emailPattern, 'emailInvalid')),
  phone: required('phoneRequired'),
});

/** The contact info trimmed, and the first thing wrong with each field (SPEC 5, DECISIONS 3). */
export function checkContactInfo(values: ContactInfo): {
  values: ContactInfo;
  errors: FieldErrors<ContactInfoField, ContactInfoCode>;
} {
  return checkFields<ContactInfoField, ContactInfoCode>(contactInfoRules(), values);
}
