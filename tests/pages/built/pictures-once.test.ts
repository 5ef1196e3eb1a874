import { describe, expect, it } from 'vitest';
import { builtPages } from '../../support/server/built-site';

describe.each(builtPages)('$path', ({ document }) => {
  it('shows no picture twice', () => {
    const names = document
      .querySelectorAll('picture img')
      // Scripts, not the build, make copies of slides and of the map.
      .map((image) => /\/pictures\/([\w-]+?)-\d+-/.exec(image.getAttribute('src') ?? '')?.[1]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
