import { describe, expect, it } from 'vitest';
import { findRedirect, parseRedirectRules } from '../../../../server/host/redirect-rules';

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

  it('stands for itself, whatever ends it', () => {
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

  it('that no rule fits leads nowhere', () => {
    expect(findRedirect('/nowhere', rules.slice(0, 4))).toBeNull();
  });

  it('may lead to another host where the rule names it', () => {
    const [rule] = parseRedirectRules('/map https://maps.example//city');
    expect(findRedirect('/map', rule ? [rule] : [])?.location).toBe('https://maps.example//city');
  });
});
