import { describe, expect, it } from 'vitest';
import { content } from '../../support/content';
import { builtPages } from '../../support/server/built-site';

describe.each(builtPages)('$path', ({ document }) => {
  it('links to the estimator and the quote form on a phone', () => {
    expect(document.querySelector('.call-bar a[href="/estimator"]')?.text).toBe(
      content.navigation.price.label,
    );
    expect(document.querySelector('.mobile-menu a[data-painting-quote]')?.text).toBe(
      content.navigation.labels.quote,
    );
    expect(document.querySelectorAll('painting-quote-modal')).toHaveLength(1);
  });

  it("does not ask for photos beside a button whose form can't take any", () => {
    const bars = document
      .querySelectorAll('.action-bar')
      .filter((bar) => bar.querySelector('[data-painting-quote]'));
    expect(bars.map((bar) => bar.text).filter((text) => /photo|upload|attach/i.test(text))).toEqual([]);
  });
});
