import { describe, expect, it, test } from 'vitest';
import {
  atLeast,
  contactFields,
  correctAnswer,
  emailAddress,
  emailPattern,
  matching,
  phoneDigits,
  phoneExtension,
  quoteFields,
  required,
} from '../../../shared/contact-fields';
import { checkFields, entriesOf, isRequired, namesOf, textsOf } from '../../../widgets/forms/form-fields';
import { isOutside } from '../../../widgets/forms/text-fields';

describe('a rule', () => {
  test.each([
    ['required', required('code'), ['a', '0', ' '], ['']],
    ['at least 3 characters', atLeast(3, 'code'), ['abc', 'abcd'], ['', 'ab']],
    [
      'at least 2 characters as seen',
      atLeast(2, 'code'),
      ['Bo', 'e\u0301a'],
      ['e\u0301', '👩\u200d👩\u200d👧'],
    ],
    ['matching', matching(/^\d+$/, 'code'), ['1', '42'], ['', 'a1']],
    ['a mail address', matching(emailPattern, 'code'), ['ann@example.ca'], ['', 'ann@example']],
    ['the answer 7', correctAnswer('code'), ['7', '07', '7.0'], ['', '8', 'seven']],
  ])('%s', (_, rule, kept, broken) => {
    expect(rule.code).toBe('code');
    for (const text of kept) expect(rule.keeps(text, 7), text).toBe(true);
    for (const text of broken) expect(rule.keeps(text, 7), text).toBe(false);
  });
});

const control = { autoComplete: 'off' } as const;
const fields = {
  name: { control, rules: [required('nameRequired'), atLeast(2, 'nameTooShort')] },
  note: { control, rules: [] },
  sum: { control, rules: [correctAnswer('sumIncorrect')] },
} as const;

describe('a form', () => {
  test('reports the first rule each field breaks', () => {
    expect(checkFields(fields, { name: '', note: '', sum: '3' }, 4).errors).toStrictEqual({
      name: 'nameRequired',
      sum: 'sumIncorrect',
    });
    expect(checkFields(fields, { name: 'A', note: '', sum: '4' }, 4).errors).toStrictEqual({
      name: 'nameTooShort',
    });
  });

  test('a form without a math question accepts no answer', () => {
    expect(checkFields(fields, { name: 'Ann', note: '', sum: '0' }).errors).toStrictEqual({
      sum: 'sumIncorrect',
    });
  });

  test.each([
    [' \t\nAnn Lee \u00a0', 'Ann Lee'],
    ['\u202aAnn\u202c', 'Ann'],
    ['\u2066 \u200eAnn\u2069 \u200e', 'Ann'],
    ['\u200b', ''],
  ])('sends %j as %j, trimming whitespace and invisible marks', (typed, sent) => {
    const { values } = checkFields(fields, { name: typed, note: typed, sum: '' });
    expect(values).toStrictEqual({ name: sent, note: sent, sum: '' });
  });
});

describe('form fields', () => {
  test('every field except message and postal code is required', () => {
    const optional = Object.entries({ ...contactFields, ...quoteFields })
      .filter(([, field]) => !isRequired(field))
      .map(([name]) => name);
    expect(optional).toEqual(expect.arrayContaining(['postal_code', 'message']));
    expect(optional).not.toContain('name');
  });

  test('names, fields and texts are in form order', () => {
    const control = { autoComplete: 'off' } as const;
    const fields = { name: { control, rules: [] }, sum: { control, rules: [] } };
    expect(namesOf(fields)).toEqual(['name', 'sum']);
    expect(entriesOf(fields)).toEqual([
      ['name', fields.name],
      ['sum', fields.sum],
    ]);
    expect(textsOf(fields, (name) => `${name}!`)).toEqual({
      name: 'name!',
      sum: 'sum!',
    });
  });
});

describe('pasted values', () => {
  it.each([
    ['416-555-0142', '4165550142'],
    ['(416) 555-0142', '4165550142'],
    ['+1 416.555.0142', '4165550142'],
    ['1 416 555 0142', '4165550142'],
    ['tel:+1-416-555-0142', '4165550142'],
    ['001 416 555 0142', '4165550142'],
    ['011 1 416 555 0142', '4165550142'],
    ['\u202a+1\u00a0(416)\u00a0555\u20110142\u202c', '4165550142'],
    ['４１６－５５５－０１４２', '4165550142'],
    ['＋１ ４１６ ５５５ ０１４２', '4165550142'],
    ['٤١٦٥٥٥٠١٤٢', '4165550142'],
    ['४१६ ५५५ ०१४२', '4165550142'],
    ['416 555 014', undefined],
    ['+44 20 7946 0958', undefined],
    ['+65 6123 4567', undefined],
    ['416-555-0142 or 647-555-0199', undefined],
    ['416,555,0142', '4165550142'],
    ['call me', undefined],
  ])('suggests ten digits for the phone number %j: %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it.each([
    ['416-555-0142 ext. 3', '3'],
    ['(416) 555-0142 x12', '12'],
    ['+1 416 555 0142, extension 4021', '4021'],
    ['416 555 0142 poste 12', '12'],
    ['416-555-0142 #7', '7'],
    ['tel:+14165550142;ext=12', '12'],
    ['٤١٦٥٥٥٠١٤٢ x ١٢', '١٢'],
  ])('keeps the extension of the phone number %j', (text, extension) => {
    expect(phoneDigits(text)).toBe('4165550142');
    expect(phoneExtension(text)).toBe(extension);
  });

  it.each(['4165550142', '416,555,0142', '416 555 014 x3', '+44 20 7946 0958 x3'])(
    'finds no extension in %j',
    (text) => {
      expect(phoneExtension(text)).toBeUndefined();
    },
  );

  it.each([
    ['ann\u200b@example.ca', 'ann@example.ca'],
    ['ann\u00ad.roe@example.ca', 'ann.roe@example.ca'],
    ['ann\u2060@example.ca', 'ann@example.ca'],
    ['ann\u00a0@example.ca', 'ann@example.ca'],
    ['ann @example.ca', 'ann@example.ca'],
    ['mailto:ann@example.ca', 'ann@example.ca'],
    ['mailto:ann@example.ca?subject=Paint', 'ann@example.ca'],
    ['Ann Roe <ann@example.ca>', 'ann@example.ca'],
    ['"Roe, Ann" <ann@example.ca>,', 'ann@example.ca'],
    ['ann@example.ca,', 'ann@example.ca'],
    ['ann@example.ca.', 'ann@example.ca'],
    ['ann\uff20example.ca', 'ann@example.ca'],
    ['ann@example', undefined],
    ['ann@example.ca, bob@example.ca', undefined],
    ['Ann Roe', undefined],
  ])('suggests the address for %j: %s', (text, address) => {
    expect(emailPattern.test(text)).toBe(false);
    expect(emailAddress(text)).toBe(address);
  });

  it.each(['ann@उदाहरण.भारत', 'ann@ตัวอย่าง.ไทย', 'ann@bu\u0308cher.example', 'ann@bücher.example'])(
    'accepts the address %j with an international domain',
    (text) => expect(emailPattern.test(text)).toBe(true),
  );
});

describe('an area of postal codes', () => {
  it.each([
    ['M5V 2T6', false],
    ['m5v2t6', false],
    [' M5V-2T6 ', false],
    ['L4K', false],
    ['l4', false],
    ['K1', false],
    ['', false],
    ['K1A 0B1', true],
    ['L1A 0B1', true],
  ])('the code %j is outside M, L4 and L5: %j', (code, outside) => {
    expect(isOutside(code, 'M,L4, l5 ')).toBe(outside);
  });

  it('an empty area excludes every code', () => {
    expect(isOutside('M5V', ' ,')).toBe(true);
  });
});
