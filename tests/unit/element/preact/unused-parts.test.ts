import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../../build/from-root';
import { unusedParts, withoutUnusedParts } from '../../../../widgets/element/preact/unused-parts';

const files = Object.entries(unusedParts).map(([file, parts]) => ({ file, parts, code: published(file) }));
const everyPart = files.flatMap(({ file, parts, code }) =>
  parts.map((part) => ({ file, parts, code, part: part.code })),
);

it('leaves out of Preact what no tag uses, and writing HTML from strings with it', () => {
  const core = 'preact/dist/preact.mjs';
  const lean = withoutUnusedParts(published(core), unusedParts[core] ?? []);
  expect(published(core)).toContain('innerHTML');
  expect(lean).not.toContain('innerHTML');
  expect(lean.length).toBeLessThan(published(core).length * 0.72);
});

it.each(files)('leaves of $file a module with the same exports', async ({ file, parts, code }) => {
  const address = new URL(`file://${fromRoot(`node_modules/${file}`)}`).href;
  // Modules of text can import nothing by a package's name.
  const core = new URL(`file://${fromRoot('node_modules/preact/dist/preact.mjs')}`).href;
  const lean = withoutUnusedParts(code, parts).replaceAll('from"preact"', `from"${core}"`);
  const module = await import(`data:text/javascript,${encodeURIComponent(lean)}`);
  expect(Object.keys(module)).toEqual(Object.keys(await import(address)));
});

it.each(everyPart)('stops where another version of $file lacks $part', ({ parts, code, part }) => {
  expect(() =>
    withoutUnusedParts(
      code.replace(part, () => ''),
      parts,
    ),
  ).toThrow('Preact has changed');
});

it('stops where a part is there twice', () => {
  for (const { parts, code } of files) {
    expect(() => withoutUnusedParts(code + code, parts)).toThrow('Preact has changed');
  }
});

function published(file: string): string {
  return readFileSync(fromRoot(`node_modules/${file}`), 'utf8');
}
