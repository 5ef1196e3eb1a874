import { describe, expect, it } from 'vitest';
import { content } from '../../support/content';
import { pageAt } from '../../support/server/built-site';

describe.each(content.reviews ? ['/', '/reviews'] : ['/'])('%s', (path) => {
  it('says why to choose us, point by point', () => {
    const list = pageAt(path)?.document.querySelector('.point-list');
    expect(list?.querySelectorAll('h3').map((title) => title.text)).toEqual(
      content['why-choose-us'].items.map(({ title }) => title),
    );
  });
});
