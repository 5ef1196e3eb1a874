import { expect, it } from 'vitest';
import { parseJson } from '../../../../server/lib/parse-json';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
  ['{"\\ud800":"a\\udc00\\u0000b"}', { '\ufffd': 'a\ufffd\ufffdb' }],
  ['"\\uD83C\\uDFA8 \\n \\\\ud800"', '\u{1f3a8} \n \\ud800'],
  ['{"[[[":"{\\"["}', { '[[[': '{"[' }],
  [`${'['.repeat(32)}${']'.repeat(32)}`, expect.any(Array)],
  [`${'['.repeat(33)}${']'.repeat(33)}`, undefined],
  [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, undefined],
])('%j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
