import { expect, it } from 'vitest';
import { acceptedEncoding } from '../../../../server/host/accepted-encoding';

it.each([
  [null, null],
  ['', null],
  ['identity', null],
  ['deflate, zstd', null],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['GZIP;q=1.0 , BR ; Q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;level=4;q=0', null],
  ['gzip;level=4', 'gzip'],
])('of %j the best is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
