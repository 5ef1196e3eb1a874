import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webAddress } from '../../../shared/web-address';

const base = 'https://shop.example/pages/quote?from=ad';

test.each([
  ['https://citypainting.example/thank-you', 'https://citypainting.example/thank-you'],
  ['http://localhost:4173/thank-you', 'http://localhost:4173/thank-you'],
  ['/thank-you', 'https://shop.example/thank-you'],
  ['thanks', 'https://shop.example/pages/thanks'],
  ['//other.example/a', 'https://other.example/a'],
  ['?done', 'https://shop.example/pages/quote?done'],
  ['  /thank-you ', 'https://shop.example/thank-you'],
])('%s resolves to %s', (value, address) => {
  expect(webAddress(value, base)).toBe(address);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://shop.example/6f2e',
  'file:///etc/hosts',
  'mailto:hello@citypainting.example',
  'tel:+14165550142',
  'https://',
  'http://[',
  'about:blank',
])('%j is no web address', (value) => {
  expect(webAddress(value, base)).toBeNull();
});

test('a relative address is invalid if the page has no base address', () => {
  expect(webAddress('/thank-you', 'about:srcdoc')).toBeNull();
  expect(webAddress('https://citypainting.example/', 'about:srcdoc')).toBe('https://citypainting.example/');
});

test('any text yields null or an HTTP(S) address', () => {
  const schemes = fc.constantFrom(
    '',
    'javascript:',
    'JAVASCRIPT:',
    'data:',
    'http:',
    'https:',
    'vbscript:',
    '\t',
  );
  fc.assert(
    fc.property(schemes, fc.string(), (scheme, rest) => {
      const address = webAddress(scheme + rest, base);
      return address === null || /^https?:\/\//.test(address);
    }),
  );
});
