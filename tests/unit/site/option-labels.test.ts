import { expect, it } from 'vitest';
import { tagApis } from '../../../build/api/tag-apis';
import { optionLabels } from '../../../site/scripts/partners/option-labels';

/** Attributes offered by the builder; language has its own control, and the content shows lists. */
const offered = tagApis.map(({ attributes }) =>
  Object.entries(attributes)
    .filter(([name, { kind }]) => name !== 'lang' && kind !== 'list')
    .map(([name]) => name),
);

it('the builder labels exactly its options', () => {
  expect(Object.keys(optionLabels).sort()).toEqual([...new Set(offered.flat())].sort());
});

it('no tag has two options with the same label', () => {
  for (const names of offered) {
    const labels = names.map((name) => optionLabels[name]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
