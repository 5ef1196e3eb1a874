import { businessSettings } from 'virtual:business-settings';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

class FakeScript {
  constructor(readonly src: string) {}
}

/** Loads the module as a script from this address, or with only a script element naming it. */
async function loaded({ running = '', tag = '' }) {
  vi.stubGlobal('document', {
    currentScript: running ? new FakeScript(running) : null,
    querySelector: (selector: string) =>
      tag && selector === 'script[src*="painting-widgets"]' ? new FakeScript(tag) : null,
  });
  return import('../../../widgets/element/script-url');
}

async function serviceUrl(path: string, script: Parameters<typeof loaded>[0]): Promise<string> {
  return (await loaded(script)).serviceUrl(path);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('HTMLScriptElement', FakeScript);
});

afterEach(() => vi.unstubAllGlobals());

describe("a service's path resolves against", () => {
  test.each([
    'https://painter.example/widgets/painting-widgets.js',
    'https://painter.example/widgets/1.0.0/painting-widgets.js',
    'http://localhost:4173/widgets/painting-widgets.js?v=2#x',
  ])("the script's host if it is the business's: %s", async (address) => {
    const expected = new URL('/api/estimate', address).href;
    expect(await serviceUrl('/api/estimate', { running: address })).toBe(expected);
    vi.resetModules();
    expect(await serviceUrl('/api/estimate', { tag: address })).toBe(expected);
  });

  test.each([
    'https://cdn.example/npm/painting-widgets@1/dist/widgets/painting-widgets.js',
    'https://partner.example/cache/painting-widgets.js',
    'https://partner.example/assets/index-4f2a.js',
    'https://partner.example/widgets/bundle.js',
    'blob:https://partner.example/0b7c',
    '',
  ])("the business's address for a script from elsewhere: '%s'", async (address) => {
    const expected = new URL('/api/estimate', businessSettings.url).href;
    expect(await serviceUrl('/api/estimate', { running: address })).toBe(expected);
  });

  test('nothing if it is absolute', async () => {
    expect(await serviceUrl('https://mail.example/', {})).toBe('https://mail.example/');
  });
});

describe('A file beside the script is asked', () => {
  const name = 'painting-widgets.fr.js';
  const own = new URL(`/widgets/${name}`, businessSettings.url).href;

  test.each([
    [
      'https://cdn.example/npm/painting-widgets@1/dist/painting-widgets.js',
      `https://cdn.example/npm/painting-widgets@1/dist/${name}`,
    ],
    [
      'https://partner.example/cache/min/painting-widgets.js?v=4',
      `https://partner.example/cache/min/${name}`,
    ],
    ['https://partner.example/cache/min/4f2a.js', own],
    ['https://partner.example/cache/painting-widgets.js,theme.js', own],
    ['blob:https://partner.example/0b7c', own],
    ['', own],
  ])(
    "a file beside the script '%s' is asked from %s, then from the business's host",
    async (running, first) => {
      expect((await loaded({ running })).besideUrls(name)).toEqual([first, own]);
    },
  );
});

test('the module loads without a page, as on a server', async () => {
  expect(typeof document).toBe('undefined');
  await expect(import('../../../widgets/element/script-url')).resolves.toBeDefined();
});
