import { expect, test } from 'vitest';
import type { TextsOf } from '../../../widgets/forms/form-fields';
import { templateParams } from '../../../widgets/forms/template-params';

const control = { autoComplete: 'off' } as const;
const fields = {
  given: { control, rules: [], templateParam: 'who' },
  family: { control, rules: [], templateParam: 'who' },
  place: { control, rules: [], templateParam: 'where' },
  sum: { control, rules: [] },
} as const;

test('texts are keyed by parameter, joined if shared, and dropped without one', () => {
  expect(templateParams(fields, { given: 'Ann', family: 'Lee', place: '12 Elm St', sum: '7' })).toStrictEqual(
    {
      who: 'Ann Lee',
      where: '12 Elm St',
    },
  );
});

test('a hidden field is sent empty', () => {
  const texts = Object.fromEntries([['given', 'Ann']]) as TextsOf<typeof fields>;
  expect(templateParams(fields, texts)).toStrictEqual({ who: 'Ann ', where: '' });
});
