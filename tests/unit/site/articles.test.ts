import { describe, expect, it } from 'vitest';
import { filterOfUrl, matchesFilter, urlOfFilter } from '../../../site/scripts/article-filter';
import { articleUrl } from '../../../site/scripts/article-url';

const ids = ['the-tool-box', 'painting-a-condo'];
// The two properties of a link that are read.
const links = ids.map((id) => ({
  dataset: { articleIds: `${id} old-${id}` },
  pathname: `/blog/${id}`,
})) as unknown as HTMLAnchorElement[];

describe('the address of a misspelt article', () => {
  it.each([
    '/blog/The-Tool-Box',
    '/blog/THE_TOOL_BOX',
    '/blog/the%20tool%20box',
    '/blog/the-tool-box.html',
    '/blog/the-tool-box/',
    '/blog/old-the-tool-box',
  ])('finds the article for %s', (path) => {
    expect(articleUrl(path, links)).toBe('/blog/the-tool-box');
  });

  it.each(['/blog/the-tool', '/blog/', '/blog/%E0%A4%A', '/'])('finds nothing for %s', (path) => {
    expect(articleUrl(path, links)).toBeNull();
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

describe('the address of a filter', () => {
  it('is the plain list when empty', () => {
    expect(urlOfFilter(everything)).toBe('/blog');
  });

  it.each([
    { category: 'Condo Painting Services', search: '' },
    { category: '', search: 'sheen & gloss=50%' },
    { category: 'Some Interesting Tips', search: 'été' },
  ])('restores the same filter: %o', (filter) => {
    expect(filterOfUrl(new URL(urlOfFilter(filter), 'https://example.com').search)).toEqual(filter);
  });

  it('trims the search text', () => {
    expect(filterOfUrl('?search=%20tape%20')).toEqual({ category: '', search: 'tape' });
  });
});
