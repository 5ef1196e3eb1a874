import {
  atLeast,
  checkFields,
  emailPattern,
  type FieldErrors,
  type FieldRules,
  matching,
  required,
} from '../forms/validation';

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

const contactInfoRules: FieldRules<ContactInfoField, ContactInfoCode> = {
  firstName: [required('firstNameRequired')],
  familyName: [required('familyNameRequired')],
  address: [required('addressRequired'), atLeast(5, 'addressTooShort')],
  email: [required('emailRequired'), matching(emailPattern, 'emailInvalid')],
  phone: [required('phoneRequired')],
};

/** The contact info trimmed, and the first thing wrong with each field (SPEC 5, DECISIONS 3). */
export function checkContactInfo(values: ContactInfo): {
  values: ContactInfo;
  errors: FieldErrors<ContactInfoField, ContactInfoCode>;
} {
  return checkFields(contactInfoRules, values);
}
