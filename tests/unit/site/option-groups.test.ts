import { expect, it } from 'vitest';
import { tagApis } from '../../../build/api/tag-apis';
import { groups } from '../../../site/scripts/partners/option-groups';
import { content } from '../../support/content';

it('every option in a builder group is an attribute of a tag', () => {
  const names = new Set(tagApis.flatMap(({ attributes }) => Object.keys(attributes)));
  expect(Object.keys(groups).filter((name) => !names.has(name))).toEqual([]);
});

it('the page has a section for each group', () => {
  const shown = ['look', ...(content.partners?.builder.groups ?? []).map(({ name }) => name)];
  expect(shown).toEqual(expect.arrayContaining([...new Set(Object.values(groups)), 'behaviour', 'services']));
});
