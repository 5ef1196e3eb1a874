import { expect, it } from 'vitest';
import { parseJson } from '../../../../server/lib/parse-json';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
])('%j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
