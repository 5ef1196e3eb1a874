import { describe, expect, test } from 'vitest';
import {
  defaultValues,
  type FieldName,
  type FieldValue,
  fields,
  type GeneralValues,
  makeValues,
  type Section,
  sections,
  type WholeCondoValues,
} from '../../../shared/fields';
import { en } from '../../../shared/locales/en';
import type { EstimatePrice } from '../../../shared/price';
import { newRoom, type Room } from '../../../shared/rooms';
import { summarize } from '../../../shared/summary';
import { priceOf } from '../painting-estimator/price-of';

const terms = { currencySymbol: '$', areaUnit: 'sq ft' } as const;

const summarizeWholeCondo = (values: WholeCondoValues, price: EstimatePrice) =>
  summarize({ estimationType: 'general', ...values }, price, terms);
const summarizeSpecificRooms = (rooms: readonly Room[], generalValues: GeneralValues, price: EstimatePrice) =>
  summarize({ estimationType: 'specific_rooms', rooms: [...rooms], generalValues }, price, terms);
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
Doors: 2
Door Frames: 1
Wall Square Footage: 850 sq ft
Wall Paint Type: Refresh
Crown Molding: Yes
Bathrooms: 3
Two-Story: No
Ceiling Type: Unpainted Stipple
Ceiling Area: 850 sq ft
Baseboards: Yes
10+ ft High Walls/Ceiling: No
Dens: 4
Accent Wall: Yes
Closets: 5

Total Estimated Cost
$4,321.50`,
    );
  });

  test('says that no figure was given, and that the minimum order applies', () => {
    expect(summarizeWholeCondo(defaultValues('wholeCondo'), priceOf(0))).toBe(
      `Project Details
Doors: 0
Door Frames: 0
Wall Square Footage: Not given
Wall Paint Type: Color Change
Crown Molding: No
Bathrooms: 0
Two-Story: No
Ceiling Type: None
Ceiling Area: Not given
Baseboards: No
10+ ft High Walls/Ceiling: No
Dens: 0
Accent Wall: No
Closets: 0

Original Estimate: $0.00
Minimum Order Applied: $350.00
Final Cost: $350.00`,
    );
  });

  test('says what the estimate service assumed', () => {
    const summary = summarizeWholeCondo(defaultValues('wholeCondo'), priceOf(2400, [{ wallSqft: 960 }]));
    expect(summary).toContain('Wall Square Footage: Not given (960 sq ft assumed)\n');
    expect(summary).toContain('Ceiling Area: Not given (960 sq ft assumed)\n');
  });

  test('tells a figure of 0 from none', () => {
    const values = { ...defaultValues('wholeCondo'), wallSqft: 0 };
    expect(summarizeWholeCondo(values, priceOf(400))).toContain('Wall Square Footage: 0 sq ft\n');
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
Wall Paint Type: Color Change
Wall Square Footage: 320.5 sq ft
Ceiling Type: Painted Stipple
Ceiling Area: 320.5 sq ft
Crown Molding: Yes
Baseboards: No

Room 2
Wall Paint Type: Refresh
Wall Square Footage: Not given
Ceiling Type: None
Ceiling Area: Not given
Crown Molding: No
Baseboards: Yes

General Details
Doors: 1
Door Frames: 2
Bathrooms: 3
Dens: 4
Closets: 5
Two-Story: Yes
10+ ft High Walls/Ceiling: Yes
Accent Wall: No

Total Estimated Cost
$350.00`,
    );
  });

  test('says what was assumed where no figure was given', () => {
    const price = priceOf(900, [{ room: hall.id, wallSqft: 384 }]);
    const [first, second] = summarizeSpecificRooms([{ ...bedroom, wallSqft: null }, hall], general, price)
      .split('\n\n')
      .slice(1);
    expect(first).toContain('Wall Square Footage: Not given\n');
    expect(second).toContain('Wall Square Footage: Not given (384 sq ft assumed)\n');
    expect(second).toContain('Ceiling Area: Not given (384 sq ft assumed)\n');
  });

  test('says that the minimum order applies', () => {
    expect(summarizeSpecificRooms([newRoom(1)], defaultValues('general'), priceOf(349.99))).toBe(
      `SPECIFIC ROOMS ESTIMATE

Room 1
Wall Paint Type: Color Change
Wall Square Footage: Not given
Ceiling Type: None
Ceiling Area: Not given
Crown Molding: No
Baseboards: No

General Details
Doors: 0
Door Frames: 0
Bathrooms: 0
Dens: 0
Closets: 0
Two-Story: No
10+ ft High Walls/Ceiling: No
Accent Wall: No

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
  const cases = (Object.keys(sections) as Section[]).flatMap((section) =>
    sections[section].map((name) => ({ section, name })),
  );
  /** A value that is not the default. */
  const changed = (name: FieldName): FieldValue => {
    const field = fields[name];
    if (field.kind === 'choice') return field.choices.at(-1) ?? '';
    return field.kind === 'flag' ? true : 3;
  };
  const valuesWith = <In extends Section>(section: In, differing: FieldName | null) =>
    makeValues(section, (name, field) => (name === differing ? changed(name) : field.default));
  const summaryOf = (section: Section, differing: FieldName | null) =>
    section === 'wholeCondo'
      ? summarizeWholeCondo(valuesWith('wholeCondo', differing), price)
      : summarizeSpecificRooms(
          [{ id: 1, ...valuesWith('room', section === 'room' ? differing : null) }],
          valuesWith('general', section === 'general' ? differing : null),
          price,
        );

  test.each(cases)('of $section is in the summary by its label and value: $name', ({ section, name }) => {
    const before = summaryOf(section, null).split('\n');
    const after = summaryOf(section, name).split('\n');
    const differing = after.filter((line, index) => line !== before[index]);
    expect(differing[0]?.startsWith(`${en.estimator.fields[name]}: `)).toBe(true);
    // The ceiling is taken to be as large as the wall figure.
    expect(differing).toHaveLength(name === 'wallSqft' ? 2 : 1);
  });
});
