import {
  atLeast,
  checkFields,
  emailPattern,
  type FieldErrors,
  type FieldRules,
  matching,
  required,
} from '../forms/validation';

/** The fields of the wizard's first step, in the order in which they stand (docs/behaviour.md#32-contact-details). */
export const contactInfoFields = ['firstName', 'familyName', 'address', 'email', 'phone'] as const;

export type ContactInfoField = (typeof contactInfoFields)[number];

/** Who asks for an estimate, as typed (docs/behaviour.md#32-contact-details). */
export interface ContactInfo {
  firstName: string;
  familyName: string;
  address: string;
  email: string;
  phone: string;
}

/** What can be wrong with the contact info, one code for each message (docs/behaviour.md#22-validation). */
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

/** The contact info trimmed, and the first thing wrong with each field (docs/behaviour.md#22-validation, docs/behaviour.md#23-errors-at-the-fields). */
export function checkContactInfo(values: ContactInfo): {
  values: ContactInfo;
  errors: FieldErrors<ContactInfoField, ContactInfoCode>;
} {
  return checkFields(contactInfoRules, values);
}
