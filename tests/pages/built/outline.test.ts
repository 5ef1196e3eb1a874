import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtPages, readable } from '../../support/server/built-site';

describe.each(builtPages)('the outline of $path', ({ document, html }) => {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6');

  it('has one main heading, which comes first', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    expect(document.querySelector('main')?.querySelector('h1, h2, h3, h4, h5, h6')?.tagName).toBe('H1');
  });

  it('skips no heading level', () => {
    const mainHeadings = headings.slice(headings.findIndex((heading) => heading.tagName === 'H1'));
    const skips = mainHeadings.filter((heading, index) => {
      const before = mainHeadings[index - 1];
      return before !== undefined && level(heading) > level(before) + 1;
    });
    expect(skips.map(readable)).toEqual([]);
  });

  it('has no empty heading', () => {
    expect(headings.filter((heading) => readable(heading) === '').map(String)).toEqual([]);
  });

  it('has one header, one main and one footer landmark', () => {
    for (const landmark of ['body > header', 'main', 'body > footer']) {
      expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
  });

  it('has unique ids', () => {
    const ids = document.querySelectorAll('[id]').map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('contains no leftover template syntax', () => {
    const withoutStyles = html.replace(/<style>.*?<\/style>/gs, '');
    expect(withoutStyles).not.toMatch(/\{\{|\{%|%\}|\[object Object\]|>\s*(undefined|null|NaN)\s*</);
  });
});

function level(heading: HTMLElement): number {
  return Number(heading.tagName.slice(1));
}
