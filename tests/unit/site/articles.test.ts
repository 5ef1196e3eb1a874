import { describe, expect, it } from 'vitest';
import { matchesFilter, urlOfView, viewOfUrl } from '../../../site/scripts/article-filter';
import { articleOfPath } from '../../../site/scripts/article-url';

const known = [{ id: 'painting-a-condo' }, { id: 'the-tool-box', former: ['old-tool-box'] }];

describe('the address of a misspelt article', () => {
  it.each([
    '/blog/The-Tool-Box',
    '/blog/THE_TOOL_BOX',
    '/blog/the%20tool%20box',
    '/blog/the-tool-box.html',
    '/blog/the-tool-box/',
    '/blog/old-tool-box',
  ])('finds the article for %s', (path) => {
    expect(articleOfPath(path, known)).toBe('the-tool-box');
  });

  it.each(['/blog/the-tool', '/blog/', '/blog/%E0%A4%A', '/'])('finds nothing for %s', (path) => {
    expect(articleOfPath(path, known)).toBeNull();
  });
});

const article = {
  category: 'Some Interesting Tips',
  title: 'THE TOOL BOX',
  summary: 'What are the type of tools needed.',
  body: 'A sash brush cuts in along the ceiling.',
};
const everything = { category: '', search: '' };

describe('the blog filter', () => {
  it('passes every article when empty', () => {
    expect(matchesFilter(article, everything)).toBe(true);
  });

  it('matches the category exactly', () => {
    expect(matchesFilter(article, { ...everything, category: 'Some Interesting Tips' })).toBe(true);
    expect(matchesFilter(article, { ...everything, category: 'some interesting tips' })).toBe(false);
    expect(matchesFilter(article, { ...everything, category: 'Some Interesting' })).toBe(false);
  });

  it.each(['tool box', 'NEEDED', 'Sash Brush', '  ceiling  '])(
    'finds "%s" in title, summary or body',
    (search) => {
      expect(matchesFilter(article, { ...everything, search })).toBe(true);
    },
  );

  it.each([
    ["doesn't", 'It doesn’t drip.'],
    ['doesn’t', "It doesn't drip."],
    ['"cutting in"', 'Called “cutting in”.'],
    ['“cutting in”', 'Called "cutting in".'],
  ])('finds %s in %s', (search, body) => {
    expect(matchesFilter({ ...article, body }, { ...everything, search })).toBe(true);
  });

  it('does not search the category', () => {
    expect(matchesFilter(article, { ...everything, search: 'interesting' })).toBe(false);
  });

  it('requires both category and search', () => {
    expect(matchesFilter(article, { category: 'Condo Painting Services', search: 'tool' })).toBe(false);
  });
});

const whole = { ...everything, page: 1 };

describe('the address of what the list shows', () => {
  it.each([
    ['/blog', whole],
    ['/blog/page/3', { ...whole, page: 3 }],
    ['/blog?category=Condo+Painting+Services', { ...whole, category: 'Condo Painting Services' }],
    ['/blog?search=sheen+%26+gloss%3D50%25', { ...whole, search: 'sheen & gloss=50%' }],
    ['/blog?category=Tips&search=%C3%A9t%C3%A9&page=2', { category: 'Tips', search: 'été', page: 2 }],
  ])('%s is that of its filter and page, and restores them', (address, view) => {
    expect(urlOfView(view)).toBe(address);
    expect(viewOfUrl(new URL(address, 'https://example.com'))).toEqual(view);
  });

  it.each([
    ['/blog?search=%20tape%20', { ...whole, search: 'tape' }],
    ['/blog?category=Tips&page=x', { ...whole, category: 'Tips' }],
    ['/blog?category=Tips&page=-2', { ...whole, category: 'Tips' }],
    ['/painting/blog/page/2/', { ...whole, page: 2 }],
    // The page of a filter is in the query, wherever the list was when it was chosen.
    ['/blog/page/2?category=Tips', { ...whole, category: 'Tips' }],
  ])('%s is read without what it cannot mean', (address, view) => {
    expect(viewOfUrl(new URL(address, 'https://example.com'))).toEqual(view);
  });
});
