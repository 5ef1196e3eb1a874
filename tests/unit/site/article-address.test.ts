import { describe, expect, it } from 'vitest';
import { articleAddress } from '../../../site/scripts/article-address';

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
    expect(articleAddress(path, links)).toBe('/blog/the-tool-box');
  });

  it.each(['/blog/the-tool', '/blog/', '/blog/%E0%A4%A', '/'])('finds nothing for %s', (path) => {
    expect(articleAddress(path, links)).toBeNull();
  });
});
