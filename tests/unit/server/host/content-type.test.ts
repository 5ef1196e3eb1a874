import { expect, it } from 'vitest';
import { contentType, isCompressible } from '../../../../server/host/content-type';

it.each([
  ['/index.html', 'text/html; charset=utf-8', true],
  ['/main.css', 'text/css; charset=utf-8', true],
  ['/main.js', 'text/javascript; charset=utf-8', true],
  ['/search.json', 'application/json', true],
  ['/feed.xml', 'application/xml; charset=utf-8', true],
  ['/README.md', 'text/markdown; charset=utf-8', true],
  ['/module.ts', 'text/plain; charset=utf-8', true],
  ['/program.wasm', 'application/wasm', true],
  ['/logo.svg', 'image/svg+xml; charset=utf-8', true],
  ['/hero.avif', 'image/avif', false],
  ['/figtree.woff2', 'font/woff2', false],
  ['/unknown', 'application/octet-stream', false],
])('%s is %s, worth compressing: %s', (name, type, isWorth) => {
  expect(contentType(name)).toBe(type);
  expect(isCompressible(contentType(name))).toBe(isWorth);
});
