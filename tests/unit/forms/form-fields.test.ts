import { expect, test } from 'vitest';
import { entriesOf, isRequired, namesOf, textsOf } from '../../../widgets/forms/form-fields';
import { contactFields } from '../../../widgets/painting-estimator/contact-fields';
import { quoteFields } from '../../../widgets/painting-quote-form/fields';

test('all fields must be filled in but the message', () => {
  const optional = Object.entries({ ...contactFields, ...quoteFields })
    .filter(([, field]) => !isRequired(field))
    .map(([name]) => name);
  expect(optional).toEqual(['message']);
});

test('names, fields and texts come in the order of the form', () => {
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
