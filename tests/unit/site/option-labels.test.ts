import { expect, it } from 'vitest';
import { tagApis } from '../../../build/api/tag-apis';
import { optionLabels } from '../../../site/scripts/partners/option-labels';

/** The attributes that the builder offers: the language has a control of its own, and the content shows lists. */
const offered = tagApis.map(({ attributes }) =>
  Object.entries(attributes)
    .filter(([name, { kind }]) => name !== 'lang' && kind !== 'list')
    .map(([name]) => name),
);

it('the builder has words of its own for every option that it offers, and for no other', () => {
  expect(Object.keys(optionLabels).sort()).toEqual([...new Set(offered.flat())].sort());
});

it('no tag has two options with the same words', () => {
  for (const names of offered) {
    const labels = names.map((name) => optionLabels[name]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
