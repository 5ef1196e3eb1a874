import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from './fake-storage';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('location', new URL('https://painter.example/offers?gclid=abc'));
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

const touch = { gclid: 'abc', landing: '/offers' };

test.each([
  ['on', 'without consent', touch],
  ['on', 'with consent', touch],
  ['consent', 'without consent', {}],
  ['consent', 'with consent', touch],
  ['off', 'without consent', {}],
  ['off', 'with consent', {}],
] as const)(
  'attribution %s, %s: %j is known, and nothing else is stored',
  async (attribution, given, known) => {
    const { allowedTouch, grantAttribution } = await import('../../../widgets/lead/attribution');
    if (given === 'with consent') grantAttribution();
    expect(allowedTouch(attribution)).toEqual(known);
    expect(Object.keys(sessionStorage)).toEqual(known === touch ? ['painting-first-touch'] : []);
  },
);
