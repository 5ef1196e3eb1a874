import { expect, it } from 'vitest';
import type { Redirect } from '../../../build/hosts/host-rules';
import { vercelJson } from '../../../build/hosts/vercel-json';

function redirectsOf(lines: readonly [from: string, to: string][]): unknown {
  const redirects = lines.map(([from, to]): Redirect => ({ from, to, status: 301 }));
  const rules = { headers: [], redirects, notFound: [] };
  return JSON.parse(vercelJson(rules, { urls: 'folders', basePath: '/' })).redirects;
}

it('Vercel gets other letter cases and former addresses, and handles extensions and slashes itself', () => {
  expect(
    redirectsOf([
      ['/about', '/about/'],
      ['/about.html', '/about/'],
      ['/About', '/about/'],
      ['/About.html', '/about/'],
      ['/services/joinery', '/services/woodwork/'],
      ['/services/joinery/', '/services/woodwork/'],
    ]),
  ).toEqual([
    { source: '/About', destination: '/about/', statusCode: 301 },
    { source: '/services/joinery', destination: '/services/woodwork/', statusCode: 301 },
  ]);
});
