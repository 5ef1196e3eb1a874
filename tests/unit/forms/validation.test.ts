import { describe, expect, test } from 'vitest';
import {
  atLeast,
  checkFields,
  correctAnswer,
  emailPattern,
  matching,
  required,
} from '../../../widgets/forms/validation';

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

  test('without a math question accepts no answer', () => {
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
