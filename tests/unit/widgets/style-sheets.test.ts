import { expect, it } from 'vitest';
import { trackedTexts } from '../docs/text-files';

const styles = trackedTexts().filter(({ file }) => /^widgets\/.*\.css$/.test(file));

// A sign that the page's font lacks is looked for in every font of the system, which took longer than five messages do.
it.each(styles)('$file writes no sign that a font may lack', ({ text }) => {
  const written = [...text.matchAll(/content:\s*"([^"]*)"/g)].map(([, sign]) => sign);
  expect(written.filter((sign = '') => !/^[ -[\]-ÿ–—]*$/.test(sign))).toEqual([]);
});

// The first use of a size costs a question to the system, in the middle of the layout.
it.each(styles)('$file has one size for what is smaller than the text', ({ text }) => {
  const sizes = [...text.matchAll(/font-size:\s*(0?\.\d+em)/g)].map(([, size]) => size);
  expect(sizes.filter((size) => size !== '0.875em')).toEqual([]);
});
