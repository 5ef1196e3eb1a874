import { limits } from '../../shared/limits';
import type { CodeOf, FormFields, TextsOf } from '../forms/form-fields';
import { emailAddress } from '../forms/pasted-values';
import { postalCodeField } from '../forms/postal-code';
import {
  atLeast,
  atMost,
  type CheckedFields,
  checkFields,
  emailPattern,
  matching,
  required,
} from '../forms/validation';

/** The fields of the wizard's first step, in the order of the form (docs/behaviour.md#32-contact-details, docs/behaviour.md#22-validation). */
export const contactFields = {
  firstName: {
    control: { autoComplete: 'given-name' },
    rules: [required('firstNameRequired'), atMost(limits.shortText, 'tooLong')],
  },
  familyName: {
    control: { autoComplete: 'family-name' },
    rules: [required('familyNameRequired'), atMost(limits.shortText, 'tooLong')],
  },
  address: {
    control: { autoComplete: 'street-address' },
    rules: [required('addressRequired'), atLeast(5, 'addressTooShort'), atMost(limits.shortText, 'tooLong')],
  },
  email: {
    control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    rules: [required('emailRequired'), matching(emailPattern, 'emailInvalid')],
    suggest: emailAddress,
  },
  phone: {
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    rules: [required('phoneRequired'), atMost(limits.shortText, 'tooLong')],
  },
  postal_code: postalCodeField,
} as const satisfies FormFields;

/** Who asks for an estimate, as typed (docs/behaviour.md#32-contact-details). */
export type ContactInfo = TextsOf<typeof contactFields>;

/** What can be wrong with the contact details, one code for each message. */
export type ContactInfoCode = CodeOf<typeof contactFields>;

/** The contact details trimmed, and the first thing wrong with each field (docs/behaviour.md#22-validation, docs/behaviour.md#23-errors-at-the-fields). */
export function checkContactInfo(
  typed: ContactInfo,
  fields: typeof contactFields = contactFields,
): CheckedFields<typeof contactFields> {
  return checkFields(fields, typed);
}
