import { expect, test } from 'vitest';
import { content } from '../../support/content';
import { pageAt, readable } from '../../support/server/built-site';

const all = (path: string, selector: string) => pageAt(path)?.document.querySelectorAll(selector) ?? [];

test('/about offers a quote now, then a quote request', () => {
  const { now, request } = content.about.bars;
  expect(all('/about', 'main [data-painting-quote]').map(readable)).toEqual([now.button, request.button]);
});

test('/residential shows every service as a button, disabled if it has no page', () => {
  const others = content.residential.services.others.map(({ label }) => label);
  const buttons = all('/residential', '.service-list > li > *');
  expect(
    buttons.slice(buttons.length - others.length).map((button) => button.querySelector('strong')?.text),
  ).toEqual(others);
  for (const [index, button] of buttons.entries()) {
    const isLink = index < buttons.length - others.length;
    expect(button.rawTagName).toBe(isLink ? 'a' : 'button');
    expect(button.getAttribute('aria-disabled')).toBe(isLink ? undefined : 'true');
  }
});

test('/blog shows title, date, share links, picture, summary and link for each article', () => {
  const parts = 'h2, time, .share-links, picture, .article-summary, .button';
  const previews = all('/blog', '.article-preview');
  expect(previews).toHaveLength(Object.keys(content.articles).length);
  for (const preview of previews) {
    const names = preview.querySelectorAll(parts).map(({ rawTagName }) => rawTagName);
    expect(names.filter((name) => name !== 'picture')).toEqual(['h2', 'time', 'ul', 'p', 'a']);
    if (names.includes('picture')) expect(names.indexOf('picture')).toBe(3);
  }
});
