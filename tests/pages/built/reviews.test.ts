import { describe, expect, it } from 'vitest';
import { pageAt } from '../../support/server/built-site';

describe.each(['/', '/reviews'])('%s', (path) => {
  it('says why to choose us in seven items, in their order', () => {
    const list = pageAt(path)?.document.querySelector('.point-list');
    expect(list?.querySelectorAll('h3').map((title) => title.text)).toEqual([
      'Trusted Partner',
      'Service Warranty',
      'Skilled Paint Teams',
      'Free Estimation',
      'High-Quality Painting Services',
      'Local Painting Company',
      'Transparent Pricing',
    ]);
  });
});
