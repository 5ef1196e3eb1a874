import { expect, test } from 'vitest';
import { propertyName } from '../../../widgets/element/attribute-table';

test.each([
  ['heading', 'heading'],
  ['gap-px', 'gapPx'],
  ['thank-you-url', 'thankYouUrl'],
])('the property of %s is %s', (attribute, property) => {
  expect(propertyName(attribute)).toBe(property);
});
