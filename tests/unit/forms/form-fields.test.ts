import { expect, test } from 'vitest';
import { entriesOf, isRequired, namesOf, textsOf } from '../../../widgets/forms/form-fields';
import { contactFields } from '../../../widgets/painting-estimator/contact-fields';
import { quoteFields } from '../../../widgets/painting-quote-form/fields';

test('every field except the message is required', () => {
  const optional = Object.entries({ ...contactFields, ...quoteFields })
    .filter(([, field]) => !isRequired(field))
    .map(([name]) => name);
  expect(optional).toEqual(['message']);
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
