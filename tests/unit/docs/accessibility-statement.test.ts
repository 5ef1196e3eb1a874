import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../../build/business/from-root';
import { sentences } from '../../../build/content/fill-in';

// The tests behind each sentence of /accessibility stand beside its texts, in `site/legal/accessibility.tests.json`: by
// section and item, a line for each sentence with its first words and its tests. 'How we check' has its own list in
// `build/content/access-checks.ts`.

type Proofs = Readonly<Record<string, Readonly<Record<string, readonly (readonly string[])[]>>>>;

const legal = (file: string) => readFileSync(fromRoot(`site/legal/${file}`), 'utf8');
const proofs: Proofs = JSON.parse(legal('accessibility.tests.json'));
const named = Object.values(proofs).flatMap((items) =>
  Object.values(items)
    .flat()
    .flatMap(([, ...tests]) => tests),
);

/** The sentences of each item, by section and item. */
function itemsOf(statement: string): Record<string, Record<string, readonly string[]>> {
  const sections = statement.split(/^## /m).slice(1);
  const items = sections.map((section) => {
    const [heading = ''] = section.split('\n');
    const found = [...section.matchAll(/- \*\*([^*]+)\*\*(.*)/g)].map(([, name = '', text = '']) => {
      return [
        name.replace(/ ?\.$/, ''),
        sentences(text.trim()).filter((one) => !one.startsWith('{%')),
      ] as const;
    });
    return [heading, Object.fromEntries(found)] as const;
  });
  return Object.fromEntries(items.filter(([, found]) => Object.keys(found).length > 0));
}

it('every sentence of the statement on accessibility names its tests', () => {
  const stated = Object.entries(itemsOf(legal('accessibility.en.md'))).map(([heading, items]) => {
    const begun = Object.entries(items).map(([name, texts]) => [
      name,
      texts.map((text, index) => {
        const [start = '?'] = proofs[heading]?.[name]?.[index] ?? [];
        return text.startsWith(start) ? start : text;
      }),
    ]);
    return [heading, Object.fromEntries(begun)];
  });
  const proven = Object.entries(proofs).map(([heading, items]) => [
    heading,
    Object.fromEntries(Object.entries(items).map(([name, lines]) => [name, lines.map(([start]) => start)])),
  ]);
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(proven));
  for (const items of Object.values(proofs))
    for (const [name, lines] of Object.entries(items))
      for (const [, ...tests] of lines) expect(tests, name).not.toEqual([]);
});

it.each([...new Set(named)])('the statement on accessibility rests on a test that exists: %s', (test) => {
  const [file = '', title = ''] = test.split(/: (.*)/);
  expect(readFileSync(fromRoot(file), 'utf8')).toContain(title);
});

it('the French statement on accessibility has the items of the English one', () => {
  const counts = ['en', 'fr'].map((language) =>
    Object.values(itemsOf(legal(`accessibility.${language}.md`))).map((items) => Object.keys(items).length),
  );
  expect(counts[1]).toEqual(counts[0]);
});
