import { describe, expect, it } from 'vitest';
import {
  findRedirect,
  headersFor,
  parseHeaderRules,
  parseRedirectRules,
  pathPattern,
} from '../../../../server/host/host-rules';

describe('header rules', () => {
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
});

/** The rules of a file, without their patterns. */
const read = (text: string) =>
  parseRedirectRules(text).map(({ to, status, isForced }) => ({ to, status, isForced }));

describe('a line of _redirects', () => {
  it.each([
    ['/a /b', { to: '/b', status: 301, isForced: false }],
    ['  /a \t /b   302  ', { to: '/b', status: 302, isForced: false }],
    ['/a /b 200! # always', { to: '/b', status: 200, isForced: true }],
    ['/a /b#part', { to: '/b#part', status: 301, isForced: false }],
  ])('%j is a rule', (line, rule) => {
    expect(read(line)).toEqual([rule]);
  });

  it.each([
    '',
    '# /a /b',
    '#/a /b',
    '/a',
    '/a /b soon',
    '/a /b 30',
    '/a /b 3011',
    '/a /b x301',
    '/a /b 301!!',
  ])('%j is none', (line) => {
    expect(read(line)).toEqual([]);
  });

  it('is one rule, with any line ending', () => {
    expect(read('/a /b\r\n/c /d 404\n\n/e /f').map(({ to }) => to)).toEqual(['/b', '/d', '/f']);
  });
});

describe('a path', () => {
  const rules = parseRedirectRules(
    [
      '/about /about 301',
      '/about /blog 302',
      '/old/:id /blog/:id?from=:id',
      '/docs/* /help/:splat',
      '/* /:splat/:more',
    ].join('\n'),
  );

  it.each([
    ['/about', '/blog', 302],
    ['/old/a b', '/blog/a%20b?from=a%20b', 301],
    ['/docs/a/b c', '/help/a/b%20c', 301],
    ['/x', '/x/:more', 301],
    ['//evil.example', '/evil.example/:more', 301],
  ])('%s leads by the first rule that fits to %s', (path, location, status) => {
    expect(findRedirect(path, rules)).toEqual({ location, status });
  });

  it('is not redirected if no rule matches', () => {
    expect(findRedirect('/nowhere', rules.slice(0, 4))).toBeNull();
  });

  it('may lead to another host if the rule names it', () => {
    const [rule] = parseRedirectRules('/map https://maps.example//city');
    expect(findRedirect('/map', rule ? [rule] : [])?.location).toBe('https://maps.example//city');
  });
});

describe('path pattern', () => {
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
});
