import { describe, expect, it } from 'vitest';
import { builtPages } from '../support/server/built-site';
import { brotliBytes, builtBytes } from './compressed-bytes';
import { firstSegmentsAssetBytes, firstSegmentsBytes } from './first-segments';

const maxStyleBytes = 12_000;
const maxScriptBytes = 6_000;
const widgetsScript = '/widgets/painting-widgets.js';

describe.each(builtPages)('$path', ({ document, html }) => {
  const addresses = (selector: string, attribute: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

  it('is there with the first ten segments of the answer, its fonts too', () => {
    expect(brotliBytes(html)).toBeLessThan(firstSegmentsBytes);
    for (const font of addresses('link[rel=preload][as=font]', 'href')) {
      expect(builtBytes(font.slice(1)), font).toBeLessThan(firstSegmentsAssetBytes);
    }
  });

  it('brings less than 12 kB of styles', () => {
    const sheets = addresses('link[rel=stylesheet]', 'href');
    expect(sheets.length).toBeGreaterThan(0);
    expect(total(sheets)).toBeLessThan(maxStyleBytes);
  });

  it('brings less than 6 kB of scripts besides the tags', () => {
    const scripts = addresses('script[src], link[rel=modulepreload]', 'src').filter(
      (path) => path !== widgetsScript,
    );
    const preloaded = addresses('link[rel=modulepreload]', 'href');
    expect(total([...scripts.filter(Boolean), ...preloaded])).toBeLessThan(maxScriptBytes);
  });

  it('lets no script stand in the way of the first paint', () => {
    const blocking = document
      .querySelectorAll('script[src]')
      .filter((script) => !script.hasAttribute('defer') && script.getAttribute('type') !== 'module');
    expect(blocking.map((script) => script.toString())).toEqual([]);
  });

  it('preloads at most the two fonts of the first paint', () => {
    expect(addresses('link[rel=preload][as=font]', 'href').length).toBeLessThanOrEqual(2);
  });
});

function total(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + builtBytes(path.slice(1)), 0);
}
