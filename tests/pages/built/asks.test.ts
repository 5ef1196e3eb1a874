import { describe, expect, it } from 'vitest';
import { builtPages } from '../../support/server/built-site';

describe.each(builtPages)('$path', ({ document }) => {
  it('has a way to the estimator and to the quote form on a phone', () => {
    expect(document.querySelector('.call-bar a[href="/estimator"]')?.text).toBe('Get a price now');
    expect(document.querySelector('.mobile-menu a[data-painting-quote]')?.text).toBe('Request a quote');
    expect(document.querySelectorAll('painting-quote-modal')).toHaveLength(1);
  });

  it('asks for no photos where a form opens that cannot take any', () => {
    const bars = document
      .querySelectorAll('.action-bar')
      .filter((bar) => bar.querySelector('[data-painting-quote]'));
    expect(bars.map((bar) => bar.text).filter((text) => /photo|upload|attach/i.test(text))).toEqual([]);
  });
});
