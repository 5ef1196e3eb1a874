import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../../build/from-root';
import { unusedParts, withoutUnusedParts } from '../../../../widgets/element/preact/unused-parts';

const preact = readFileSync(fromRoot('node_modules/preact/dist/preact.mjs'), 'utf8');

it('leaves out of Preact what no tag uses, and writing HTML from strings with it', () => {
  const lean = withoutUnusedParts(preact);
  expect(preact).toContain('innerHTML');
  expect(lean).not.toContain('innerHTML');
  expect(lean.length).toBeLessThan(preact.length * 0.83);
});

it('is still a module with the same exports', async () => {
  const lean = await import(`data:text/javascript,${encodeURIComponent(withoutUnusedParts(preact))}`);
  expect(Object.keys(lean)).toEqual(Object.keys(await import('preact')));
});

it.each(unusedParts.map(({ code }) => code))('stops where another version of Preact lacks %s', (code) => {
  expect(() => withoutUnusedParts(preact.replace(code, () => ''))).toThrow('Preact has changed');
});

it('stops where a part is there twice', () => {
  expect(() => withoutUnusedParts(preact + preact)).toThrow('Preact has changed');
});
