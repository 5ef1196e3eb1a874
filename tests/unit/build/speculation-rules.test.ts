import { expect, it } from 'vitest';
import { speculationRules } from '../../../build/site/files/speculation-rules';

/** Matches a path against the rules as a browser does; `*` is anything. */
function mayFetchAhead(path: string): boolean {
  const { prefetch, ...more } = JSON.parse(speculationRules({ urls: 'files', basePath: '/' }));
  expect(more).toEqual({});
  const [{ where }] = prefetch;
  const [taken, { not }] = where.and;
  const matches = (patterns: string | string[]) =>
    [patterns].flat().some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path));
  return matches(taken.href_matches) && !matches(not.href_matches);
}

it.each(['/', '/about', '/blog/the-tool-box', '/estimator'])('%s may be prefetched', (path) => {
  expect(mayFetchAhead(path)).toBe(true);
});

it.each(['/thank-you', '/feed.xml', '/outbox', '/embed/quote'])('%s may not be prefetched', (path) => {
  expect(mayFetchAhead(path)).toBe(false);
});
