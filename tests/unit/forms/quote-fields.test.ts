import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteFields } from '../../../shared/contact-fields';
import {
  checkFields,
  chosenFields,
  namesOf,
  type TextsOf,
  textsOf,
} from '../../../widgets/forms/form-fields';

type QuoteRequest = TextsOf<typeof quoteFields>;

const empty = textsOf(quoteFields, () => '');
const complete: QuoteRequest = {
  ...empty,
  name: 'Ann Lee',
  phone: '4165550142',
  email: 'ann@example.ca',
  address: '12 Elm St',
  mathAnswer: '7',
  message: 'Two bedrooms, please.',
};
const answer = 7;
const errorsOf = (changed: Partial<QuoteRequest>) =>
  checkFields(quoteFields, { ...complete, ...changed }, answer).errors;

test('the fields are in form order', () => {
  expect(namesOf(quoteFields)).toEqual([
    'name',
    'phone',
    'email',
    'address',
    'mathAnswer',
    'message',
    'postal_code',
  ]);
});

test('a complete request has no errors and keeps its values', () => {
  expect(checkFields(quoteFields, complete, answer)).toStrictEqual({ values: complete, errors: {} });
});

test('an empty form reports every required field but neither message nor postal code', () => {
  expect(checkFields(quoteFields, empty, answer)).toStrictEqual({
    values: empty,
    errors: {
      name: 'nameRequired',
      phone: 'phoneRequired',
      email: 'emailRequired',
      address: 'addressRequired',
      mathAnswer: 'answerRequired',
    },
  });
});

test('a page can hide fields, and asks for a postal code if it has a service area', () => {
  const namesWith = (hide: readonly string[], area?: string) =>
    namesOf(chosenFields(quoteFields, { hide, optional: [], area }));
  const hidden = ['phone', 'message', 'postal_code'];
  expect(namesWith(['phone', 'message'])).toEqual(
    namesOf(quoteFields).filter((name) => !hidden.includes(name)),
  );
  expect(namesWith([], 'M')).toEqual(namesOf(quoteFields));
});

test('a page can make fields optional; their input is still checked', () => {
  const fields = chosenFields(quoteFields, { hide: [], optional: ['phone', 'address'], area: undefined });
  const errorsWith = (typed: Partial<QuoteRequest>) =>
    checkFields(fields, { ...complete, ...typed }, answer).errors;
  expect(errorsWith({ name: '', phone: '', address: ' ' })).toStrictEqual({ name: 'nameRequired' });
  expect(errorsWith({ phone: '416', address: '1 El' })).toStrictEqual({
    phone: 'phoneInvalid',
    address: 'addressTooShort',
  });
  expect(errorsWith({})).toStrictEqual({});
});

test('a name and an address can have 300 characters', () => {
  expect(errorsOf({ name: 'x'.repeat(300), address: 'x'.repeat(300) })).toEqual({});
  expect(errorsOf({ name: 'x'.repeat(301), address: 'x'.repeat(301) })).toEqual({
    name: 'tooLong',
    address: 'tooLong',
  });
});

test('a message can have 15,000 characters of any kind', () => {
  expect(errorsOf({ message: 'x\n'.repeat(7_500) })).toEqual({});
  expect(errorsOf({ message: '漆'.repeat(15_000) })).toEqual({});
  expect(errorsOf({ message: 'x'.repeat(15_001) })).toEqual({ message: 'messageTooLong' });
});

describe('each field alone', () => {
  test.each<[keyof QuoteRequest, string, string]>([
    ['name', '', 'nameRequired'],
    ['name', ' \t\n', 'nameRequired'],
    ['name', 'A', 'nameTooShort'],
    ['name', '  A  ', 'nameTooShort'],
    ['phone', '', 'phoneRequired'],
    ['phone', '   ', 'phoneRequired'],
    ['phone', '416555014', 'phoneInvalid'],
    ['phone', '41655501422', 'phoneInvalid'],
    ['phone', '416-555-0142', 'phoneInvalid'],
    ['phone', '(416) 555-0142', 'phoneInvalid'],
    ['phone', '+14165550142', 'phoneInvalid'],
    ['phone', '416 555 0142', 'phoneInvalid'],
    ['phone', '416555O142', 'phoneInvalid'],
    ['phone', '\u0664\u0661\u0666\u0665\u0665\u0665\u0660\u0661\u0664\u0662', 'phoneInvalid'],
    ['phone', '4165550142\n1', 'phoneInvalid'],
    ['email', '', 'emailRequired'],
    ['email', '  ', 'emailRequired'],
    ['email', 'ann', 'emailInvalid'],
    ['email', 'ann@', 'emailInvalid'],
    ['email', '@example.ca', 'emailInvalid'],
    ['email', 'ann@example', 'emailInvalid'],
    ['email', 'ann@example.', 'emailInvalid'],
    ['email', 'ann@.ca', 'emailInvalid'],
    ['email', 'ann@example..ca', 'emailInvalid'],
    ['email', 'ann@-example.ca', 'emailInvalid'],
    ['email', 'ann@example.c', 'emailInvalid'],
    ['email', 'info@montréal', 'emailInvalid'],
    ['email', 'info@montréal..ca', 'emailInvalid'],
    ['email', 'info@-montréal.ca', 'emailInvalid'],
    ['email', 'info@montréal-.ca', 'emailInvalid'],
    ['email', 'ann@192.168.1.1', 'emailInvalid'],
    ['email', '.ann@example.ca', 'emailInvalid'],
    ['email', 'ann.@example.ca', 'emailInvalid'],
    ['email', 'a..nn@example.ca', 'emailInvalid'],
    ['email', 'ann lee@example.ca', 'emailInvalid'],
    ['email', 'ann@exa mple.ca', 'emailInvalid'],
    ['email', 'ann@bob@example.ca', 'emailInvalid'],
    ['email', 'ann@example.ca, bob@example.ca', 'emailInvalid'],
    ['email', 'ann@example.ca\nBcc: all@example.ca', 'emailInvalid'],
    ['email', 'Ann <ann@example.ca>', 'emailInvalid'],
    ['address', '', 'addressRequired'],
    ['address', '\u00a0\u2003', 'addressRequired'],
    ['address', '1 El', 'addressTooShort'],
    ['address', '   1 El   ', 'addressTooShort'],
    ['mathAnswer', '', 'answerRequired'],
    ['mathAnswer', ' ', 'answerRequired'],
    ['mathAnswer', '8', 'answerIncorrect'],
    ['mathAnswer', '-7', 'answerIncorrect'],
    ['mathAnswer', '70', 'answerIncorrect'],
    ['mathAnswer', '7.1', 'answerIncorrect'],
    ['mathAnswer', 'seven', 'answerIncorrect'],
    ['mathAnswer', '7 apples', 'answerIncorrect'],
    ['mathAnswer', 'NaN', 'answerIncorrect'],
    ['mathAnswer', 'Infinity', 'answerIncorrect'],
  ])('%s %j: %s', (field, value, code) => {
    expect(errorsOf({ [field]: value })).toStrictEqual({ [field]: code });
  });

  test.each<[keyof QuoteRequest, string]>([
    ['name', 'Al'],
    ['name', '  Al  '],
    ['name', 'Zoë D’Arcy-Łukasz'],
    ['phone', '0000000000'],
    ['phone', ' 4165550142\t'],
    ['phone', '\u202a4165550142\u202c'],
    ['phone', '\u20664165550142\u2069\u200e '],
    ['email', 'a@b.ca'],
    ['email', ' Ann.Lee+paint@Mail.Example.CA '],
    ['email', "o'brien@example.ca"],
    ['email', 'tom&ann@example.ca'],
    ['email', 'ann_lee-1@ex-ample.co.uk'],
    ['email', 'ann@xn--bcher-kva.xn--p1ai'],
    ['email', 'ann@1and1.com'],
    ['email', 'info@montréal.ca'],
    ['email', 'Info@MONTRÉAL.CA'],
    ['address', '1 Elm'],
    ['mathAnswer', ' 7 '],
    ['mathAnswer', '7.0'],
    ['mathAnswer', '07'],
    ['mathAnswer', '٧'],
    ['mathAnswer', '７'],
    ['message', ''],
    ['message', '   '],
    ['message', '<b>Hi</b>\n\nThanks'],
  ])('%s %j is accepted', (field, value) => {
    expect(errorsOf({ [field]: value })).toStrictEqual({});
  });
});

test('the answer is checked against the shown challenge', () => {
  expect(checkFields(quoteFields, { ...complete, mathAnswer: '12' }, 12).errors).toStrictEqual({});
  expect(checkFields(quoteFields, { ...complete, mathAnswer: '7' }, 12).errors).toStrictEqual({
    mathAnswer: 'answerIncorrect',
  });
});

test('whitespace around a value changes neither result nor sent value', () => {
  const space = fc.string({
    unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\ufeff'),
    maxLength: 4,
  });
  const typed = fc.record({
    name: fc.constantFrom('', 'A', 'Ann Lee'),
    phone: fc.constantFrom('', '416', '4165550142'),
    email: fc.constantFrom('', 'ann', 'ann@example.ca'),
    address: fc.constantFrom('', '1 El', '12 Elm St'),
    mathAnswer: fc.constantFrom('', '3', '7', 'seven'),
    message: fc.constantFrom('', 'Hello\n there'),
    postal_code: fc.constantFrom('', 'M4C 1A1'),
  });
  fc.assert(
    fc.property(typed, space, space, (some, before, after) => {
      const values: QuoteRequest = { ...empty, ...some };
      const padded = Object.fromEntries(
        namesOf(quoteFields).map((field) => [field, before + values[field] + after]),
      );
      const checked = checkFields(quoteFields, { ...values, ...padded }, answer);
      expect(checked).toEqual({ values, errors: checkFields(quoteFields, values, answer).errors });
    }),
  );
});

test('exactly ten digits are a phone number', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(digits, fc.string({ maxLength: 14 })), (phone) => {
      const isTenDigits =
        phone.trim().length === 10 && [...phone.trim()].every((sign) => '0123456789'.includes(sign));
      expect(errorsOf({ phone }).phone === undefined).toBe(isTenDigits);
    }),
  );
});

test('any standard mail address is accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(errorsOf({ email })).toStrictEqual({});
    }),
    { numRuns: 1000 },
  );
});

test('an address of 100,000 characters is checked at once', () => {
  for (const email of [
    'a'.repeat(100_000),
    `${'a.'.repeat(50_000)}@`,
    `a@${'a-'.repeat(50_000)}`,
    `a@${'a.'.repeat(50_000)}`,
    `a@${'é-'.repeat(50_000)}`,
  ]) {
    const startedAt = performance.now();
    expect(errorsOf({ email })).toStrictEqual({ email: 'emailInvalid' });
    // Milliseconds; minutes if the time grew with the square of the length.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  }
});

test('the given values are not modified', () => {
  const typed = Object.freeze({ ...complete, name: '  Ann Lee ' });
  expect(checkFields(quoteFields, typed, answer).values.name).toBe('Ann Lee');
  expect(typed.name).toBe('  Ann Lee ');
});
