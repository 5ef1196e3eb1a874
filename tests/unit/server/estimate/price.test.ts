import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCents, priceLines, totalCents } from '../../../../server/estimate/price';
import { parseRates, rates } from '../../../../server/estimate/rates';
import ratesFile from '../../../../server/estimate/rates.json';
import { assumeWallAreas } from '../../../../server/estimate/wall-area';
import type { EstimateBody } from '../../../../shared/estimate-body';
import { type FieldName, fields, fieldsOfKind, sections } from '../../../../shared/fields';
import { anyCondo, anyRoom, anyRooms, plainCondo, plainRoom, plainRooms } from '../estimate-bodies';

const linesOf = (body: EstimateBody) => priceLines(assumeWallAreas(body, rates).body, rates);
const price = (body: EstimateBody) => totalCents(linesOf(body));
const ceilingTypes = ['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'] as const;
const counts = fieldsOfKind('wholeCondo', 'count');
const condoFlags = fieldsOfKind('wholeCondo', 'flag');

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

  it('a figure of 0 is a figure: nothing is to be painted', () => {
    expect(price({ ...plainCondo, wallSqft: 0 })).toBe(0);
  });
});

describe('the lines of a price', () => {
  it('name each surface and piece, and leave out what costs nothing', () => {
    const rooms = [plainRoom, { ...plainRoom, id: 2, wallPaintType: 'refresh' as const, baseboards: true }];
    const generalValues = { ...plainRooms.generalValues, doors: 2, isTwoStory: true };
    expect(
      linesOf({ ...plainRooms, rooms, generalValues }).map((line) => [
        line.label,
        lineCents(line),
        line.room,
      ]),
    ).toEqual([
      ['Room 1, Walls: Color Change', 150 * 250, 1],
      ['Room 2, Walls: Refresh', 150 * 200, 2],
      ['Room 2, Baseboards', 2_500 + 150 * 8, 2],
      ['Doors', 2 * 4_500, undefined],
      ['Two-Story', 10_000 + (150 * 450 + 2_500 + 150 * 8) / 10, undefined],
    ]);
  });

  it('name the fields that they are for', () => {
    const named = (body: EstimateBody) => linesOf(body).map(({ field }) => field);
    const ceilingType = 'non_stipple';
    const condo = { ...plainCondo, ceilingType, hasCrownMolding: true, hasBaseboards: true } as const;
    expect(named(condo)).toEqual(['wallPaintType', 'ceilingType', 'hasCrownMolding', 'hasBaseboards']);
    const room = { ...plainRoom, ceilingType, crownMolding: true, baseboards: true } as const;
    expect(named({ ...plainRooms, rooms: [room] })).toEqual([
      'wallPaintType',
      'ceilingType',
      'crownMolding',
      'baseboards',
    ]);
  });

  it('of a whole condo are of no room', () => {
    expect(linesOf(plainCondo).map((line) => 'room' in line)).toEqual([false]);
  });

  it('a price of nothing has none', () => {
    expect(linesOf({ ...plainCondo, wallSqft: 0 })).toEqual([]);
  });
});

describe('every field of the calculators has a price', () => {
  /** A value that asks for more work than the default. */
  const more = (name: FieldName) => {
    const field = fields[name];
    if (field.kind === 'choice') return field.choices.at(-1);
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
  it('is taken where every rate fits', () => {
    expect(parseRates(ratesFile)).toEqual(ratesFile);
  });

  it('names the rate that does not fit', () => {
    const broken = structuredClone(ratesFile);
    broken.pieces.doors.cents = -1;
    expect(() => parseRates(broken)).toThrow('rates.json: pieces.doors.cents: Too small');
  });
});
