import { describe, expect, it } from 'vitest';
import { builtPages } from '../../support/server/built-site';

describe.each(builtPages)('$path', ({ document }) => {
  it('shows no picture twice', () => {
    const names = document
      .querySelectorAll('picture img')
      // Copies of the slides and of the map are made by script, not by the build.
      .map((image) => /\/pictures\/([\w-]+?)-\d+-/.exec(image.getAttribute('src') ?? '')?.[1]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
