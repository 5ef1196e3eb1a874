import { contactFields } from '../../shared/contact-fields';
import type { CodeOf, TextsOf } from '../forms/form-fields';
import { type CheckedFields, checkFields } from '../forms/validation';

/** Who asks for an estimate, as typed (docs/behaviour.md#32-contact-details). */
export type ContactInfo = TextsOf<typeof contactFields>;

/** Error codes of the contact details, one per message. */
export type ContactInfoCode = CodeOf<typeof contactFields>;

/** The contact details trimmed, and the first thing wrong with each field (docs/behaviour.md#22-validation, docs/behaviour.md#23-errors-at-the-fields). */
export function checkContactInfo(
  typed: ContactInfo,
  fields: typeof contactFields = contactFields,
): CheckedFields<typeof contactFields> {
  return checkFields(fields, typed);
}
