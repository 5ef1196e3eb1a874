import { describe, expect, it } from 'vitest';
import { builtPages } from '../../support/server/built-site';
import { brotliBytes, builtBytes } from './compressed-bytes';
import { speedLimits } from './limits';

const widgetsScript = '/widgets/painting-widgets.js';

describe.each(builtPages)('$path', ({ document, html }) => {
  const addresses = (selector: string, attribute: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

  it('meets the limit of its HTML', () => {
    expect(brotliBytes(html)).toBeLessThanOrEqual(speedLimits.pageHtmlBytes);
  });

  it('meets the limit of its styles', () => {
    const sheets = addresses('link[rel=stylesheet]', 'href');
    expect(sheets.length).toBeGreaterThan(0);
    expect(total(sheets)).toBeLessThanOrEqual(speedLimits.pageStyleBytes);
  });

  it('keeps its own scripts within their limit', () => {
    const scripts = addresses('script[src], link[rel=modulepreload]', 'src').filter(
      (path) => path !== widgetsScript,
    );
    const preloaded = addresses('link[rel=modulepreload]', 'href');
    expect(total([...scripts.filter(Boolean), ...preloaded])).toBeLessThanOrEqual(
      speedLimits.pageScriptBytes,
    );
  });

  it('has no script that blocks the first paint', () => {
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
