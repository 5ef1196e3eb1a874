import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeEstimate } from '../../../../server/estimate/estimate';
import { explainPrice } from '../../../../server/estimate/explain-price';
import { parseJob } from '../../../../server/estimate/job';
import { optionsOf } from '../../../../server/estimate/job-options';
import { lineCents, priceLines, totalCents } from '../../../../server/estimate/price';
import { parseRates, rates } from '../../../../server/estimate/rates';
import ratesFile from '../../../../server/estimate/rates.json';
import { assumeWallAreas, homeWallSqft } from '../../../../server/estimate/wall-area';
import type { EstimateBody } from '../../../../shared/estimate-body';
import { type FieldName, fields, fieldsOfKind, type Section, sections } from '../../../../shared/fields';
import { roomWallSqft } from '../../../../shared/measured-walls';
import faqs from '../../../../site/content/faqs.json';
import {
  anyCondo,
  anyRoom,
  anyRooms,
  plainCondo,
  plainRoom,
  plainRooms,
  plainShared,
} from '../estimate-bodies';

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

const job = (words: string) => parseJob(words.split(' ').filter(Boolean), rates);
const condoOptions =
  'doors door-frames wall paint crown-molding bathrooms two-story ceiling baseboards high-ceilings dens accent-wall closets';
const roomOptions =
  'paint wall ceiling crown-molding baseboards height; for all rooms: doors door-frames bathrooms dens closets two-story high-ceilings accent-wall';
const terms = { currency: 'CAD', minimumOrder: 350 };
const explained = (words: string) => explainPrice(job(words), rates, terms);

describe('a job in words', () => {
  it('is one room or more, each with its options', () => {
    expect(
      job('room 12x12 ceiling=stipple room 10x14 height=9 paint=refresh baseboards doors=2').body,
    ).toEqual({
      ...plainRooms,
      rooms: [
        { ...plainRoom, id: 1, wallSqft: 384, ceilingType: 'painted_stipple' },
        { ...plainRoom, id: 2, wallSqft: 432, wallPaintType: 'refresh', baseboards: true },
      ],
      generalValues: { ...plainShared, doors: 2 },
    });
  });

  it('is a condo or a home of a floor area', () => {
    const options = { ...plainCondo, hasCrownMolding: true, isTwoStory: true, closets: 3 };
    const words = 'crown-molding two-story=yes closets=3 accent-wall=no paint=color-change';
    expect(job(`condo 900 ${words}`).body).toEqual({ ...options, wallSqft: 1080 });
    const home = job(`home 1500 ${words}`);
    expect(home.body).toEqual({ ...options, wallSqft: 1800 });
    expect(home.sizes).toEqual(['1500 sq ft of floor: 1800 sq ft of wall, 120 percent of it']);
  });

  it('takes feet with decimals', () => {
    expect(job('room 10.25X12.75').sizes).toEqual(['10.25 by 12.75 ft, 8 ft high: 368 sq ft of wall']);
  });

  it('takes a wall figure instead of a size, or neither', () => {
    expect(job('room wall=150').body).toEqual({ ...plainRooms, rooms: [plainRoom] });
    expect(job('condo').body).toEqual({ ...plainCondo, wallSqft: undefined });
  });

  it.each(Object.keys(sections) as Section[])('has an option of its own for every field: %s', (section) => {
    const names = optionsOf(section).split(' ');
    expect(new Set(names).size).toBe(sections[section].length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each([
    ['', 'What is to be painted? Begin with room 12x12, condo 900 or home 1500.'],
    ['doors=2', "'doors=2' comes before any place. Begin with room 12x12, condo 900 or home 1500."],
    ['room 12', 'The size of a room is length x width in feet, such as room 12x12, not 12'],
    ['room 3x12x12', 'The size of a room is length x width in feet, such as room 12x12, not 3x12x12'],
    ['home 12x12', 'The floor of a home is one figure in square feet, such as home 900, not 12x12'],
    [
      'room 12x12 ceiling=popcorn',
      'ceiling must be one of none, non-stipple, painted-stipple, unpainted-stipple, not popcorn',
    ],
    [
      'room 12x12 ceiling',
      'ceiling must be one of none, non-stipple, painted-stipple, unpainted-stipple, not empty',
    ],
    ['condo 900 doors=6', 'doors must be a whole number from 0 to 5, not 6'],
    ['condo 900 doors', 'doors must be a number of at least 0, such as doors=2'],
    ['condo 900 wall=-1', 'wall must be a number of at least 0, such as wall=2'],
    ['condo 900 baseboards=maybe', 'baseboards must be yes or no, not maybe'],
    ['room windows=2', `'windows' is not an option of a room. Options: ${roomOptions}`],
    ['condo windows=2', `'windows' is not an option of a condo. Options: ${condoOptions}`],
    ['condo height=9', `'height' is not an option of a condo. Options: ${condoOptions}`],
    ['condo 900 room 12x12', 'A home or condo is a job of its own: leave out the other places'],
  ])("'%s' says what is wrong", (words, message) => {
    expect(() => job(words)).toThrow(expect.objectContaining({ name: 'JobError', message }));
  });
});

describe('a price explained', () => {
  it('says what each line rests on, and why', () => {
    expect(explained('room 12x12 ceiling=stipple')).toBe(
      `12 by 12 ft, 8 ft high: 384 sq ft of wall

Room 1, Walls: Color Change           $960.00
  384 × $2.50 per square foot: ${rates.wallsByPaintType.colour_change.reason}
Room 1, Ceiling: Painted Stipple      $153.60
  384 × $0.40 per square foot: ${rates.ceilingsByType.painted_stipple.reason}

Total                               $1,113.60
Before tax. After a visit: $1,057 to $1,170.`,
    );
  });

  it('says when the minimum order applies, in the currency of the business', () => {
    const small = job('room wall=0 doors=1');
    expect(explainPrice(small, rates, { currency: 'EUR', minimumOrder: 500 })).toBe(
      `0 sq ft of wall

Doors               €45.00
  1 × €45.00 per door: ${rates.pieces.doors.reason}

Total               €45.00
Minimum order      €500.00
Before tax. After a visit: €42 to €48.`,
    );
    expect(explainPrice(small, rates, { currency: 'EUR', minimumOrder: 45 })).not.toContain('Minimum order');
  });

  it('says what was assumed, and what a percentage is of', () => {
    const text = explained('room room 10x10 two-story');
    expect(text).toContain('Room 1: no size given\nRoom 2: 10 by 10 ft, 8 ft high: 320 sq ft of wall\n');
    expect(text).toContain('Assumed: 384 sq ft of wall, as in a room of 12 by 12 ft\n');
    expect(text).toContain('  10 percent of walls, ceilings and trim ($1,760.00): ');
  });
});

describe('wall areas', () => {
  it('a room has four walls', () => {
    expect(roomWallSqft({ lengthFeet: 12, widthFeet: 12, heightFeet: 8 })).toBe(384);
    expect(roomWallSqft({ lengthFeet: 10.5, widthFeet: 14, heightFeet: 9 })).toBe(441);
  });

  it('a home has the share of its floor that the rates name', () => {
    expect(homeWallSqft(1500, rates)).toBe(1800);
  });
});

describe('a wall figure that was not given', () => {
  it('is that of the usual room, in each room without one', () => {
    const rooms = [
      { ...plainRoom, id: 3, wallSqft: null },
      { ...plainRoom, id: 4 },
      { ...plainRoom, id: 5, wallSqft: undefined },
    ];
    const { body, assumed } = assumeWallAreas({ ...plainRooms, rooms }, rates);
    expect(body).toEqual({
      ...plainRooms,
      rooms: rooms.map((room) => ({ ...room, wallSqft: room.wallSqft ?? 384 })),
    });
    const of = 'a room of 12 by 12 ft';
    expect(assumed).toEqual([
      { room: 3, wallSqft: 384, of },
      { room: 5, wallSqft: 384, of },
    ]);
  });

  it('is that of the usual condo', () => {
    const { body, assumed } = assumeWallAreas({ ...plainCondo, wallSqft: null }, rates);
    expect(body).toEqual({ ...plainCondo, wallSqft: 960 });
    expect(assumed).toEqual([{ wallSqft: 960, of: 'a condo of 800 sq ft' }]);
  });

  it.each([0, 1200])('is not assumed where there is one: %s', (wallSqft) => {
    const condo = { ...plainCondo, wallSqft };
    expect(assumeWallAreas(condo, rates)).toEqual({ body: condo, assumed: [] });
  });
});

/** 'Interior painting costs $2-$3 per square foot, excluding tax. A 1500 sq ft home costs about $4,500-$5000 …', as visitors read it. */
const published =
  faqs.questions.map(({ answer }) => answer).find((answer) => answer.startsWith('Interior')) ?? '';

/** The figures of the published text behind the words; NaN where it does not have them. */
function figures(pattern: RegExp): number[] {
  const found = pattern.exec(published)?.slice(1) ?? [];
  return found.map((figure) => Number(figure.replaceAll(',', '')));
}

const costOf = (job: string) => makeEstimate(parseJob(job.split(' '), rates).body, rates).totalCost;

describe('the rates agree with what the site publishes', () => {
  const [lowest = Number.NaN, highest = Number.NaN] = figures(/\$([\d,]+)-\$([\d,]+) per square foot/);
  const { wallsByPaintType, ceilingsByType } = rates;

  it.each(
    Object.values(wallsByPaintType).flatMap((wall) =>
      Object.values(ceilingsByType).map((ceiling) => wall.cents + ceiling.cents),
    ),
  )('walls and ceilings cost from $2 to $3 a square foot: %s cents', (cents) => {
    expect(cents / 100).toBeGreaterThanOrEqual(lowest);
    expect(cents / 100).toBeLessThanOrEqual(highest);
  });

  const [floorSqft, from = Number.NaN, to = Number.NaN] = figures(
    /A ([\d,]+) sq ft home costs about \$([\d,]+)-\$([\d,]+)/,
  );

  it.each([
    `home ${floorSqft}`,
    `home ${floorSqft} baseboards`,
    `home ${floorSqft} baseboards crown-molding`,
    `home ${floorSqft} baseboards doors=5 door-frames=5`,
  ])('%s: the usual home in a new colour', (job) => {
    expect(costOf(job)).toBeGreaterThanOrEqual(from);
    expect(costOf(job)).toBeLessThanOrEqual(to);
  });
});
