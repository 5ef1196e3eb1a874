import { expect, test } from 'vitest';
import { textHash } from '../../../widgets/lib/text-hash';

/** Published test vectors of 32-bit FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is FNV-1a in base 36', (text, hash) => {
  expect(textHash(text)).toBe(hash.toString(36));
});
