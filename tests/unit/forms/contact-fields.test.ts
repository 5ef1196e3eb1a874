import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../shared/contact-fields';
import { checkFields, namesOf, type TextsOf } from '../../../widgets/forms/form-fields';

type ContactInfo = TextsOf<typeof contactFields>;

const complete: ContactInfo = {
  firstName: 'Ann',
  familyName: 'Lee',
  address: '12 Elm St',
  email: 'ann@example.ca',
  phone: '4165550142',
  postal_code: '',
};
const errorsOf = (changed: Partial<ContactInfo>) =>
  checkFields(contactFields, { ...complete, ...changed }).errors;

test('the fields are in the order of the first step', () => {
  expect(namesOf(contactFields)).toEqual([
    'firstName',
    'familyName',
    'address',
    'email',
    'phone',
    'postal_code',
  ]);
});

test('complete contact info has no errors and keeps its values', () => {
  expect(checkFields(contactFields, complete)).toStrictEqual({ values: complete, errors: {} });
});

test('an empty form names every required field', () => {
  expect(
    checkFields(contactFields, {
      firstName: '',
      familyName: '',
      address: '',
      email: '',
      phone: '',
      postal_code: '',
    }).errors,
  ).toStrictEqual({
    firstName: 'firstNameRequired',
    familyName: 'familyNameRequired',
    address: 'addressRequired',
    email: 'emailRequired',
    phone: 'phoneRequired',
  });
});

describe('each field alone', () => {
  test.each<[keyof ContactInfo, string, string]>([
    ['firstName', '  ', 'firstNameRequired'],
    ['familyName', '\t', 'familyNameRequired'],
    ['address', ' \n ', 'addressRequired'],
    ['address', '1 El', 'addressTooShort'],
    ['address', ' 1 El ', 'addressTooShort'],
    ['email', ' ', 'emailRequired'],
    ['email', 'ann@example', 'emailInvalid'],
    ['email', 'not an address', 'emailInvalid'],
    ['phone', '\u00a0', 'phoneRequired'],
  ])('%s %j: %s', (field, value, code) => {
    expect(errorsOf({ [field]: value })).toStrictEqual({ [field]: code });
  });

  test.each<[keyof ContactInfo, string]>([
    ['firstName', 'A'],
    ['familyName', 'Ó'],
    ['address', '1 Elm'],
    ['email', ' ann@example.ca '],
  ])('%s %j is accepted', (field, value) => {
    expect(errorsOf({ [field]: value })).toStrictEqual({});
  });
});

test('a phone number may be written in any way', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => text.trim() !== ''),
      (phone) => {
        expect(errorsOf({ phone })).toStrictEqual({});
      },
    ),
  );
});

test('white space around a value is not sent', () => {
  const padded = {
    firstName: ' Ann ',
    familyName: '\tLee',
    address: '12 Elm St\n',
    email: ' ann@example.ca',
    phone: '4165550142 ',
    postal_code: '',
  };
  expect(checkFields(contactFields, padded).values).toStrictEqual(complete);
});
