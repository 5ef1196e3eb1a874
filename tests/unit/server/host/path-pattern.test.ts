import { expect, it } from 'vitest';
import { pathPattern } from '../../../../server/host/path-pattern';

it.each([
  ['/about', '/about', {}],
  ['/*', '/', { splat: '' }],
  ['/blog/*', '/blog/2026/a', { splat: '2026/a' }],
  ['/blog/:id', '/blog/the-tool-box', { id: 'the-tool-box' }],
  ['/:year/:month_2/a', '/2026/07/a', { year: '2026', month_2: '07' }],
  ['/widgets/:version/*', '/widgets/1.0.0/a/b.js', { version: '1.0.0', splat: 'a/b.js' }],
  ['/*/files/*', '/a/files/b/c', { splat: 'a' }],
  ['/a.b+c(d)', '/a.b+c(d)', {}],
  ['/*', '/two\nlines', { splat: 'two\nlines' }],
])('%s matches %j', (pattern, path, parts) => {
  expect(pathPattern(pattern)(path)).toEqual(parts);
});

it.each([
  ['/about', '/about/us'],
  ['/about', '/en/about'],
  ['/blog/:id', '/blog/2026/a'],
  ['/blog/:id', '/blog/'],
  ['/a.b', '/axb'],
  ['/files/*', '/file'],
])('%s does not match %s', (pattern, path) => {
  expect(pathPattern(pattern)(path)).toBeNull();
});
