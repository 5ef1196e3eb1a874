import { expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../../server/host/header-rules';

const lines = [
  '# for all pages',
  '/*',
  '  X-Frame-Options: SAMEORIGIN',
  '  X-Robots-Tag: noindex',
  '  X-Address: https://painter.example',
  '',
  '/about  ',
  '  # X-Not: here',
  '  ! X-Robots-Tag',
  '  X-Twice: one',
  '\tX-Twice:two',
  '  X: short',
  '  not a header',
  '  : no name',
  '/blog/*',
  '  X-Robots-Tag: all',
];

it.each([
  ['/', { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }],
  ['/about', { 'x-frame-options': 'SAMEORIGIN', 'x-twice': 'one, two', x: 'short' }],
  ['/blog/a', { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex, all' }],
])('%s gets the headers of all rules that match', (path, headers) => {
  const all = { 'x-address': 'https://painter.example', ...headers };
  for (const ending of ['\n', '\r\n']) {
    const rules = parseHeaderRules(lines.join(ending));
    expect(Object.fromEntries(headersFor(path, rules))).toEqual(all);
  }
});

it('a file without rules gives no headers', () => {
  expect(parseHeaderRules('# nothing\n\n')).toEqual([]);
  expect([...headersFor('/', [])]).toEqual([]);
});
