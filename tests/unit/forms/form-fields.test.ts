import { expect, test } from 'vitest';
import { isRequired } from '../../../widgets/forms/form-fields';
import { contactFields } from '../../../widgets/painting-estimator/contact-fields';
import { quoteFields } from '../../../widgets/painting-quote-form/fields';

test('all fields must be filled in but the message', () => {
  const optional = Object.entries({ ...contactFields, ...quoteFields })
    .filter(([, field]) => !isRequired(field))
    .map(([name]) => name);
  expect(optional).toEqual(['message']);
});
