import { describe, expect, test } from 'vitest';
import {
  defaultValues,
  type FieldName,
  fields,
  fieldsOfKind,
  maximumCount,
  type Section,
  sections,
} from '../../../shared/fields';

const names = Object.keys(fields) as FieldName[];

test('the choices are the ones that the estimate service knows', () => {
  expect(maximumCount).toBe(5);
  expect(fields.wallPaintType.choices).toEqual(['colour_change', 'refresh']);
  expect(fields.ceilingType.choices).toEqual(['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple']);
});

test('every field is asked somewhere, and no section asks one twice', () => {
  expect(new Set(Object.values(sections).flat())).toEqual(new Set(names));
  for (const section of Object.values(sections)) expect(new Set(section).size).toBe(section.length);
});

test("fieldsOfKind returns a section's fields in the order in which they appear on the screen", () => {
  expect(fieldsOfKind('wholeCondo', 'count')).toEqual([
    'doors',
    'doorFrames',
    'bathrooms',
    'dens',
    'closets',
  ]);
  expect(fieldsOfKind('wholeCondo', 'area', 'choice')).toEqual(['wallSqft', 'wallPaintType', 'ceilingType']);
  expect(fieldsOfKind('wholeCondo', 'flag')).toEqual([
    'hasCrownMolding',
    'isTwoStory',
    'hasBaseboards',
    'hasHighCeilings',
    'hasAccentWall',
  ]);
  expect(fieldsOfKind('room', 'area', 'choice')).toEqual(['wallPaintType', 'wallSqft', 'ceilingType']);
});

test.each(Object.keys(sections) as Section[])('every kind of field of %s is on the screen', (section) => {
  expect(fieldsOfKind(section, 'count', 'area', 'choice', 'flag')).toEqual([...sections[section]]);
});

describe('at the start and after Reset', () => {
  test('a whole condo has every count 0, every option off, a colour change, no ceiling and no figure', () => {
    expect(defaultValues('wholeCondo')).toStrictEqual({
      doors: 0,
      doorFrames: 0,
      wallSqft: null,
      wallPaintType: 'colour_change',
      hasCrownMolding: false,
      bathrooms: 0,
      isTwoStory: false,
      ceilingType: 'none',
      hasBaseboards: false,
      hasHighCeilings: false,
      dens: 0,
      hasAccentWall: false,
      closets: 0,
    });
  });

  test('the general details have every count 0 and every option off', () => {
    expect(defaultValues('general')).toStrictEqual({
      doors: 0,
      doorFrames: 0,
      bathrooms: 0,
      dens: 0,
      closets: 0,
      isTwoStory: false,
      hasHighCeilings: false,
      hasAccentWall: false,
    });
  });

  test('changing one set of values leaves the next one as it should be', () => {
    defaultValues('wholeCondo').doors = 5;
    defaultValues('general').isTwoStory = true;
    expect(defaultValues('wholeCondo').doors).toBe(0);
    expect(defaultValues('general').isTwoStory).toBe(false);
  });
});
