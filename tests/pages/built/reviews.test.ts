import { describe, expect, it } from 'vitest';
import { content } from '../../support/content';
import { pageAt } from '../../support/server/built-site';

describe.each(content.reviews ? ['/', '/reviews'] : ['/'])('%s', (path) => {
  it('lists the reasons to choose the business', () => {
    const list = pageAt(path)?.document.querySelector('.point-list');
    expect(list?.querySelectorAll('h3').map((title) => title.text)).toEqual(
      content['why-choose-us'].items.map(({ title }) => title),
    );
  });
});

describe.runIf(content.reviews)('/reviews', () => {
  it('shows icon, text, name and stars on every card, in this order', () => {
    const cards = pageAt('/reviews')?.document.querySelectorAll('.review-card') ?? [];
    expect(cards.map((card) => card.querySelector('strong')?.text)).toEqual(
      content.reviews?.reviews.map(({ fullName }) => fullName),
    );
    for (const card of cards) {
      const parts = card.querySelectorAll(':scope > svg.icon, blockquote, strong, .stars');
      expect(parts.map(({ rawTagName }) => rawTagName)).toEqual(['svg', 'blockquote', 'strong', 'span']);
      expect(card.querySelector('blockquote')?.text).toBeTruthy();
      expect(card.querySelectorAll('.stars svg')).toHaveLength(5);
    }
  });
});
