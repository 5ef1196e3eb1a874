import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EstimateBody } from '../../../../server/estimate/estimate-body';
import { priceCents } from '../../../../server/estimate/price';
import { parseRates, rates } from '../../../../server/estimate/rates';
import ratesFile from '../../../../server/estimate/rates.json';
import {
  type FieldName,
  fields,
  fieldsOfKind,
  sections,
} from '../../../../widgets/painting-estimator/fields';
import { anyCondo, anyRoom, anyRooms, plainCondo, plainRoom, plainRooms } from '../estimate-bodies';

const price = (body: EstimateBody) => priceCents(body, rates);
const paintTypes = ['refresh', 'colour_change'] as const;
const ceilingTypes = ['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'] as const;
const counts = fieldsOfKind('wholeCondo', 'count');
const condoFlags = fieldsOfKind('wholeCondo', 'flag');

describe('the published figures', () => {
  it.each(paintTypes.flatMap((paint) => ceilingTypes.map((ceiling) => [paint, ceiling] as const)))(
    'walls (%s) and ceilings (%s) cost $2 to $3 a square foot',
    (wallPaintType, ceilingType) => {
      const cents = price({ ...plainCondo, wallPaintType, ceilingType, wallSqft: 1500 }) / 1500;
      expect(cents).toBeGreaterThanOrEqual(200);
      expect(cents).toBeLessThanOrEqual(300);
    },
  );

  it('a 1500 sq ft home with the usual doors and trim costs about $4,500 to $5,000', () => {
    const home = {
      ...plainCondo,
      wallSqft: 1500,
      ceilingType: 'non_stipple' as const,
      hasBaseboards: true,
      doors: 5,
      doorFrames: 5,
      bathrooms: 2,
      closets: 3,
    };
    expect(price(home)).toBeGreaterThanOrEqual(450_000);
    expect(price(home)).toBeLessThanOrEqual(500_000);
  });
});

describe('every input matters', () => {
  it.each(counts)('%s', (name) => {
    expect(price({ ...plainCondo, [name]: 1 })).toBeGreaterThan(price(plainCondo));
    const generalValues = { ...plainRooms.generalValues, [name]: 1 };
    expect(price({ ...plainRooms, generalValues })).toBeGreaterThan(price(plainRooms));
  });

  it.each(condoFlags)('%s', (name) => {
    expect(price({ ...plainCondo, [name]: true })).toBeGreaterThan(price(plainCondo));
  });

  it.each(['crownMolding', 'baseboards'] as const)('%s of a room', (name) => {
    expect(price({ ...plainRooms, rooms: [{ ...plainRoom, [name]: true }] })).toBeGreaterThan(
      price(plainRooms),
    );
  });

  it.each(['isTwoStory', 'hasHighCeilings', 'hasAccentWall'] as const)('%s of the rooms', (name) => {
    const generalValues = { ...plainRooms.generalValues, [name]: true };
    expect(price({ ...plainRooms, generalValues })).toBeGreaterThan(price(plainRooms));
  });

  it('a colour change is dearer than a refresh, each ceiling dearer than the one before', () => {
    expect(price({ ...plainCondo, wallPaintType: 'refresh' })).toBeLessThan(price(plainCondo));
    const ceilings = ceilingTypes.map((ceilingType) => price({ ...plainCondo, ceilingType }));
    expect(ceilings).toEqual([...new Set(ceilings)].sort((a, b) => a - b));
  });

  it('without a figure the stated usual area is priced', () => {
    const { wallSqft: _left, ...withoutFigure } = plainCondo;
    const usual = rates.defaultArea.wholeCondo.squareFeet;
    expect(price(withoutFigure)).toBe(price({ ...plainCondo, wallSqft: usual }));
    const room = rates.defaultArea.room.squareFeet;
    expect(price({ ...plainRooms, rooms: [{ ...plainRoom, wallSqft: null }] })).toBe(
      price({ ...plainRooms, rooms: [{ ...plainRoom, wallSqft: room }] }),
    );
  });

  it('a figure of 0 is a figure: nothing is to be painted', () => {
    expect(price({ ...plainCondo, wallSqft: 0 })).toBe(0);
  });
});

describe('every field of the calculators has a price', () => {
  /** A value that asks for more work than the default. */
  const more = (name: FieldName) => {
    const field = fields[name];
    if (field.kind === 'choice') return Object.keys(field.choices).at(-1);
    return field.kind === 'flag' ? true : 3;
  };

  it.each(sections.wholeCondo)('%s of a whole condo', (name) => {
    expect(price({ ...plainCondo, [name]: more(name) })).not.toBe(price(plainCondo));
  });

  it.each(sections.room)('%s of a room', (name) => {
    const rooms = [{ ...plainRoom, [name]: more(name) }];
    expect(price({ ...plainRooms, rooms })).not.toBe(price(plainRooms));
  });

  it.each(sections.general)('%s beside the rooms', (name) => {
    const generalValues = { ...plainRooms.generalValues, [name]: more(name) };
    expect(price({ ...plainRooms, generalValues })).not.toBe(price(plainRooms));
  });
});

describe('more of anything never costs less', () => {
  it('more pieces, more area, one option more in a condo', () => {
    const more = fc.record({
      count: fc.constantFrom(...counts),
      flag: fc.constantFrom(...condoFlags),
      extraSqft: fc.double({ min: 0, max: 5000, noNaN: true }),
    });
    fc.assert(
      fc.property(anyCondo, more, (condo, { count, flag, extraSqft }) => {
        const before = price(condo);
        expect(price({ ...condo, [count]: Math.min(5, condo[count] + 1) })).toBeGreaterThanOrEqual(before);
        expect(price({ ...condo, [flag]: true })).toBeGreaterThanOrEqual(before);
        expect(price({ ...condo, wallSqft: condo.wallSqft + extraSqft })).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('one room more', () => {
    fc.assert(
      fc.property(anyRooms, anyRoom, (body, room) => {
        expect(price({ ...body, rooms: [...body.rooms, room] })).toBeGreaterThanOrEqual(price(body));
      }),
    );
  });

  it('every price is a whole number of cents, zero or more', () => {
    fc.assert(
      fc.property(fc.oneof(anyCondo, anyRooms), (body) => {
        const cents = price(body);
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
      }),
    );
  });
});

describe('the table of rates', () => {
  it('names the rate that does not fit', () => {
    const broken = structuredClone(ratesFile);
    broken.pieces.doors.cents = -1;
    expect(() => parseRates(broken)).toThrow(/rates\.json: pieces\.doors\.cents/);
  });
});
