import { describe, expect, test } from 'vitest';
import type { EstimatePrice } from '../../../shared/price';
import { initialValue } from '../../../shared/project';
import { summarize } from '../../../shared/project-text';
import { en } from '../../support/texts';
import {
  defaultValues,
  type FieldName,
  type FormSection,
  fields,
  makeValues,
  newRoom,
  priceOf,
  type Room,
  sections,
  terms,
  type Values,
} from '../calculator-values';

const summarizeWholeCondo = (values: Values<'wholeCondo'>, price: EstimatePrice) =>
  summarize({ estimationType: 'general', ...values }, price, terms);
const summarizeSpecificRooms = (
  rooms: readonly Room[],
  generalValues: Values<'general'>,
  price: EstimatePrice,
) => summarize({ estimationType: 'specific_rooms', rooms: [...rooms], generalValues }, price, terms);
const paintTypes = ['colour_change', 'refresh'] as const;
const ceilingTypes = ['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'] as const;

describe('the summary of a whole condo', () => {
  test('lists each field as the visitor saw it, then the total', () => {
    const values = {
      doors: 2,
      doorFrames: 1,
      wallSqft: 850,
      wallPaintType: 'refresh' as const,
      hasCrownMolding: true,
      bathrooms: 3,
      isTwoStory: false,
      ceilingType: 'unpainted_stipple' as const,
      hasBaseboards: true,
      hasHighCeilings: false,
      dens: 4,
      hasAccentWall: true,
      closets: 5,
    };
    expect(summarizeWholeCondo(values, priceOf(4321.5))).toBe(
      `Project Details
${en.estimator.fields.doors}: 2
${en.estimator.fields.doorFrames}: 1
${en.estimator.fields.wallSqft}: 850 sq ft
${en.estimator.fields.wallPaintType}: Refresh
${en.estimator.fields.crownMolding}: Yes
${en.estimator.fields.bathrooms}: 3
${en.estimator.fields.isTwoStory}: No
${en.estimator.fields.ceilingType}: Unpainted Stipple
Ceiling Area: 850 sq ft
${en.estimator.fields.baseboards}: Yes
${en.estimator.fields.hasHighCeilings}: No
${en.estimator.fields.dens}: 4
${en.estimator.fields.hasAccentWall}: Yes
${en.estimator.fields.closets}: 5

Total Estimated Cost
$4,321.50`,
    );
  });

  test('states that no figure was given, and that the minimum order applies', () => {
    expect(summarizeWholeCondo(defaultValues('wholeCondo'), priceOf(0))).toBe(
      `Project Details
${en.estimator.fields.doors}: 0
${en.estimator.fields.doorFrames}: 0
${en.estimator.fields.wallSqft}: Not given
${en.estimator.fields.wallPaintType}: Color Change
${en.estimator.fields.crownMolding}: No
${en.estimator.fields.bathrooms}: 0
${en.estimator.fields.isTwoStory}: No
${en.estimator.fields.ceilingType}: None
Ceiling Area: Not given
${en.estimator.fields.baseboards}: No
${en.estimator.fields.hasHighCeilings}: No
${en.estimator.fields.dens}: 0
${en.estimator.fields.hasAccentWall}: No
${en.estimator.fields.closets}: 0

Original Estimate: $0.00
Minimum Order Applied: $350.00
Final Cost: $350.00`,
    );
  });

  test("names the estimate service's assumptions", () => {
    const summary = summarizeWholeCondo(defaultValues('wholeCondo'), priceOf(2400, [{ wallSqft: 960 }]));
    expect(summary).toContain(`${en.estimator.fields.wallSqft}: Not given (960 sq ft assumed)\n`);
    expect(summary).toContain('Ceiling Area: Not given (960 sq ft assumed)\n');
  });

  test('distinguishes a figure of 0 from none', () => {
    const values = { ...defaultValues('wholeCondo'), wallSqft: 0 };
    expect(summarizeWholeCondo(values, priceOf(400))).toContain(`${en.estimator.fields.wallSqft}: 0 sq ft\n`);
  });
});

describe('the summary of specific rooms', () => {
  const bedroom: Room = {
    id: 1,
    wallPaintType: 'colour_change',
    wallSqft: 320.5,
    ceilingType: 'painted_stipple',
    crownMolding: true,
    baseboards: false,
  };
  const hall: Room = {
    id: 1_752_200_000_000,
    wallPaintType: 'refresh',
    wallSqft: null,
    ceilingType: 'none',
    crownMolding: false,
    baseboards: true,
  };
  const general = {
    doors: 1,
    doorFrames: 2,
    bathrooms: 3,
    dens: 4,
    closets: 5,
    isTwoStory: true,
    hasHighCeilings: true,
    hasAccentWall: false,
  };

  test('counts the rooms as they stand on the screen, then lists the general details and the total', () => {
    expect(summarizeSpecificRooms([bedroom, hall], general, priceOf(350))).toBe(
      `SPECIFIC ROOMS ESTIMATE

Room 1
${en.estimator.fields.wallPaintType}: Color Change
${en.estimator.fields.wallSqft}: 320.5 sq ft
${en.estimator.fields.ceilingType}: Painted Stipple
Ceiling Area: 320.5 sq ft
${en.estimator.fields.crownMolding}: Yes
${en.estimator.fields.baseboards}: No

Room 2
${en.estimator.fields.wallPaintType}: Refresh
${en.estimator.fields.wallSqft}: Not given
${en.estimator.fields.ceilingType}: None
Ceiling Area: Not given
${en.estimator.fields.crownMolding}: No
${en.estimator.fields.baseboards}: Yes

${en.estimator.generalDetails}
${en.estimator.fields.doors}: 1
${en.estimator.fields.doorFrames}: 2
${en.estimator.fields.bathrooms}: 3
${en.estimator.fields.dens}: 4
${en.estimator.fields.closets}: 5
${en.estimator.fields.isTwoStory}: Yes
${en.estimator.fields.hasHighCeilings}: Yes
${en.estimator.fields.hasAccentWall}: No

Total Estimated Cost
$350.00`,
    );
  });

  test('names the assumption for each figure not given', () => {
    const price = priceOf(900, [{ room: hall.id, wallSqft: 384 }]);
    const [first, second] = summarizeSpecificRooms([{ ...bedroom, wallSqft: null }, hall], general, price)
      .split('\n\n')
      .slice(1);
    expect(first).toContain(`${en.estimator.fields.wallSqft}: Not given\n`);
    expect(second).toContain(`${en.estimator.fields.wallSqft}: Not given (384 sq ft assumed)\n`);
    expect(second).toContain('Ceiling Area: Not given (384 sq ft assumed)\n');
  });

  test('states that the minimum order applies', () => {
    expect(summarizeSpecificRooms([newRoom(1)], defaultValues('general'), priceOf(349.99))).toBe(
      `SPECIFIC ROOMS ESTIMATE

Room 1
${en.estimator.fields.wallPaintType}: Color Change
${en.estimator.fields.wallSqft}: Not given
${en.estimator.fields.ceilingType}: None
Ceiling Area: Not given
${en.estimator.fields.crownMolding}: No
${en.estimator.fields.baseboards}: No

${en.estimator.generalDetails}
${en.estimator.fields.doors}: 0
${en.estimator.fields.doorFrames}: 0
${en.estimator.fields.bathrooms}: 0
${en.estimator.fields.dens}: 0
${en.estimator.fields.closets}: 0
${en.estimator.fields.isTwoStory}: No
${en.estimator.fields.hasHighCeilings}: No
${en.estimator.fields.hasAccentWall}: No

Original Estimate: $349.99
Minimum Order Applied: $350.00
Final Cost: $350.00`,
    );
  });

  test.each(
    paintTypes.flatMap((wallPaintType) =>
      ceilingTypes.map((ceilingType) => ({ wallPaintType, ceilingType })),
    ),
  )('never shows $wallPaintType or $ceilingType as the service calls it', (kinds) => {
    const price = priceOf(1000);
    const texts = [
      summarizeWholeCondo({ ...defaultValues('wholeCondo'), ...kinds }, price),
      summarizeSpecificRooms([{ ...newRoom(1), ...kinds }], defaultValues('general'), price),
    ];
    for (const text of texts) {
      expect(text).toMatch(/^Wall Paint Type: (Color Change|Refresh)$/m);
      expect(text).toMatch(/^Ceiling Type: (None|Non-Stipple|Painted Stipple|Unpainted Stipple)$/m);
      expect(text).not.toMatch(/_|undefined|null|true|false/);
    }
  });
});

describe('every field of the table', () => {
  const price = priceOf(1000);
  const cases = (Object.keys(sections) as FormSection[]).flatMap((section) =>
    sections[section].map((name) => ({ section, name })),
  );
  /** A value that is not the default. */
  const changed = (name: FieldName) => {
    const field = fields[name];
    if (field.kind === 'choice') return field.values.at(-1) ?? '';
    return field.kind === 'flag' ? true : 3;
  };
  const valuesWith = <In extends FormSection>(section: In, differing: FieldName | null) =>
    makeValues(section, (name, field) => (name === differing ? changed(name) : initialValue(field)));
  const summaryOf = (section: FormSection, differing: FieldName | null) =>
    section === 'wholeCondo'
      ? summarizeWholeCondo(valuesWith('wholeCondo', differing), price)
      : summarizeSpecificRooms(
          [{ id: 1, ...valuesWith('room', section === 'room' ? differing : null) }],
          valuesWith('general', section === 'general' ? differing : null),
          price,
        );

  test.each(cases)(
    'a field of $section is in the summary by its label and value: $name',
    ({ section, name }) => {
      const before = summaryOf(section, null).split('\n');
      const after = summaryOf(section, name).split('\n');
      const differing = after.filter((line, index) => line !== before[index]);
      expect(differing[0]?.startsWith(`${en.estimator.fields[name]}: `)).toBe(true);
      // The ceiling is taken to be as large as the wall figure.
      expect(differing).toHaveLength(name === 'wallSqft' ? 2 : 1);
    },
  );
});

describe('a job that is defined by its file', () => {
  const project = {
    estimationType: 'fence_deck',
    values: { condition: 'weathered' },
    items: [{ id: 7, structure: 'deck', area: 300, coating: 'paint', sides: 'one' }],
  };
  const dear = priceOf(2000);

  test('is described in the texts of its file', () => {
    expect(summarize(project, dear, terms)).toBe(
      `FENCE AND DECK ESTIMATE

Fence or deck 1
Structure: Deck
Square Footage: 300 sq ft
Stain or Paint: Paint

For everything
Condition of the Wood: Weathered

Total Estimated Cost
$2,000.00`,
    );
  });

  test('is described by its id and its price once its file is gone', () => {
    expect(summarize(project, dear, { ...terms, jobs: [] })).toBe(
      'FENCE_DECK ESTIMATE\n\nTotal Estimated Cost\n$2,000.00',
    );
  });
});
