import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainPrice } from '../../../../server/estimate/explain-price';
import { describeJob, examplesOf } from '../../../../server/estimate/job';
import { optionsOf } from '../../../../server/estimate/job-options';
import type { EstimateBody } from '../../../../shared/estimate-body';
import { parseJob } from '../../../../shared/jobs/job';
import { priceJob } from '../../../../shared/jobs/price-job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';
import { entryOf, type JobEntry } from '../../../../shared/project';
import { roomWallSqft } from '../../../../shared/units';
import {
  anyCondo,
  anyRoom,
  anyRooms,
  type FieldName,
  fields,
  plainCondo,
  plainRoom,
  plainRooms,
  plainShared,
  sections,
} from '../../calculator-values';

function jobOf(id: string) {
  const job = stockJobs.find((one) => one.id === id);
  if (!job) throw new Error(`There is no job ${id}`);
  return job;
}

const priced = (entry: JobEntry) => priceJob(jobOf(entry.job), entry);
const linesOf = (body: EstimateBody) => priced(entryOf(body)).lines;
const price = (body: EstimateBody) => priced(entryOf(body)).cents;
const ceilingTypes = ['none', 'non_stipple', 'painted_stipple', 'unpainted_stipple'] as const;
const counts = sections.wholeCondo.filter((name) => fields[name].kind === 'count');
const condoFlags = sections.wholeCondo.filter((name) => fields[name].kind === 'flag');

describe('every input matters', () => {
  it.each(counts)('%s raises the price of a condo and of rooms', (name) => {
    expect(price({ ...plainCondo, [name]: 1 })).toBeGreaterThan(price(plainCondo));
    const generalValues = { ...plainRooms.generalValues, [name]: 1 };
    expect(price({ ...plainRooms, generalValues })).toBeGreaterThan(price(plainRooms));
  });

  it.each(condoFlags)('%s raises the price of a condo', (name) => {
    expect(price({ ...plainCondo, [name]: true })).toBeGreaterThan(price(plainCondo));
  });

  it.each(['crownMolding', 'baseboards'] as const)('%s raises the price of a room', (name) => {
    expect(price({ ...plainRooms, rooms: [{ ...plainRoom, [name]: true }] })).toBeGreaterThan(
      price(plainRooms),
    );
  });

  it.each(['isTwoStory', 'hasHighCeilings', 'hasAccentWall'] as const)(
    '%s raises the price of all rooms',
    (name) => {
      const generalValues = { ...plainRooms.generalValues, [name]: true };
      expect(price({ ...plainRooms, generalValues })).toBeGreaterThan(price(plainRooms));
    },
  );

  it('a colour change costs more than a refresh, and each ceiling more than the previous one', () => {
    expect(price({ ...plainCondo, wallPaintType: 'refresh' })).toBeLessThan(price(plainCondo));
    const ceilings = ceilingTypes.map((ceilingType) => price({ ...plainCondo, ceilingType }));
    expect(ceilings).toEqual([...new Set(ceilings)].sort((a, b) => a - b));
  });

  it('a wall area of 0 means no walls, not an unknown area', () => {
    expect(price({ ...plainCondo, wallSqft: 0 })).toBe(0);
  });
});

describe('the lines of a price', () => {
  it('name each surface and piece, and leave out free ones', () => {
    const rooms = [plainRoom, { ...plainRoom, id: 2, wallPaintType: 'refresh' as const, baseboards: true }];
    const generalValues = { ...plainRooms.generalValues, doors: 2, isTwoStory: true };
    expect(
      linesOf({ ...plainRooms, rooms, generalValues }).map((line) => [line.label, line.cents, line.room]),
    ).toEqual([
      ['Room 1, Walls: Color Change', 150 * 120 + 4_000, 1],
      ['Room 2, Walls: Refresh', 150 * 85 + 4_000, 2],
      ['Room 2, Baseboards', 2_500 + 150 * 8, 2],
      ['Doors', 2 * 4_500, undefined],
      ['Two storeys, ladders and carrying', 10_000 + (150 * 205 + 8_000 + 2_500 + 150 * 8) / 10, undefined],
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

  it('the lines of a whole condo have no room', () => {
    expect(linesOf(plainCondo).map((line) => 'room' in line)).toEqual([false]);
  });

  it('are empty for a price of 0', () => {
    expect(linesOf({ ...plainCondo, wallSqft: 0 })).toEqual([]);
  });
});

describe('every field of the calculators has a price', () => {
  /** A value that asks for more work than the default. */
  const more = (name: FieldName) => {
    const field = fields[name];
    if (field.kind === 'choice') return field.values.at(-1);
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
        expect(price({ ...condo, [count]: Math.min(5, Number(condo[count]) + 1) })).toBeGreaterThanOrEqual(
          before,
        );
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

/** In cents, before the minimum order. */
const goldenPrices: readonly (readonly [words: string, cents: number])[] = [
  ['room 12x12 ceiling=stipple', 73888],
  ['room 12x12 paint=refresh', 36640],
  ['room', 50080],
  ['room wall=0 doors=1', 4500],
  ['room room 10x10 two-story', 111728],
  ['room 12x12 ceiling=smooth room 10x14 height=9 paint=refresh baseboards doors=2', 123036],
  ['room 10.25x12.75 ceiling=unpainted-stipple crown-molding baseboards', 102500],
  ['room 9x11 crown-molding doors=5 door-frames=5 bathrooms=1 dens=2 closets=3', 109240],
  ['room 12x12 high-ceilings accent-wall', 73092],
  ['room wall=333.33 ceiling=stipple two-story high-ceilings baseboards', 105291],
  ['condo', 230400],
  ['condo 900', 259200],
  ['condo 900 paint=refresh ceiling=smooth', 280800],
  ['condo 640 crown-molding baseboards doors=4 closets=2', 246540],
  ['condo wall=777.77 two-story ceiling=stipple', 165709],
  ['condo wall=1000.01 two-story high-ceilings crown-molding baseboards', 201126],
  ['home 1500', 432000],
  ['home 1500 baseboards doors=5 door-frames=5', 495800],
  ['home 2400 two-story high-ceilings accent-wall bathrooms=3 dens=1', 907500],
  ['condo 1 paint=refresh', 170],
  ['garage', 40000],
  ['garage door=single material=wood', 26400],
  ['garage door=none coating=epoxy floor=100', 90000],
  ['garage door=double coating=paint walls=600', 112000],
  ['cabinets doors=20 drawers=6', 220000],
  ['cabinets doors=20 drawers=6 sides=3 finish=spray hardware=26', 377100],
  ['exterior trim=250', 62500],
  ['exterior walls=1000 siding=wood storeys=three preparation=much', 441000],
  ['exterior walls=1800 storeys=two trim=220.5 doors=2 shutters=12', 698325],
  ['fence-deck part area=200', 35000],
  [
    'fence-deck part area=200 sides=both part structure=deck area=300 coating=paint condition=weathered',
    161125,
  ],
];

describe('prices to the cent', () => {
  it.each(goldenPrices)('%s: %d', (words, cents) => {
    const { entry } = describeJob(words.split(' '), stockJobs);
    expect(priced(entry).cents).toBe(cents);
  });
});

describe('a job file', () => {
  const file = () => structuredClone(jobOf('general'));
  const parsed = (change: object) => () => parseJob({ ...file(), ...change }, 'shared/jobs/general.json');
  const rate = { line: 'doors', each: 45, reason: 'Both faces.' };
  const doors = { doors: { kind: 'count' as const } };
  const texts = { en: { label: 'Doors', explanation: 'Inside.', fields: { doors: 'Doors' } } };
  const small = { fields: doors, rates: [rate], texts };

  it('is accepted if everything is valid', () => {
    expect(parsed(small)).not.toThrow();
  });

  it.each([
    ['fields.doors.kind: must be count', { fields: { doors: { kind: 'number' } } }],
    ['rates.0.each: must be 0 or more', { rates: [{ ...rate, each: -1 }] }],
    ['rates.0.each: must be dollars with at most two decimals', { rates: [{ ...rate, each: 45.005 }] }],
    [
      "fields.doors.usual: 'size' must be the name of a choice",
      { fields: { doors: { kind: 'area', usual: { by: 'size', of: { small: 9 } } } }, rates: [] },
    ],
    ['rates.0: must have line, reason and one of fixed', { rates: [{ line: 'doors', reason: 'Free.' }] }],
    ['rates.0.line: must be one of doors', { rates: [{ ...rate, line: 'windows' }] }],
    ['rates.0.when: is only for a choice', { rates: [{ ...rate, when: 'wood' }] }],
    [
      'rates.0.area: must be the name of an area',
      { rates: [{ line: 'doors', perSquareFoot: 1, reason: 'x' }] },
    ],
    [
      "rates.1.of: 'walls' must be a line that hangs on no other",
      { rates: [rate, { line: 'doors', percent: 5, of: ['walls'], reason: 'x' }] },
    ],
    ['texts.en.fields.doors: is missing', { texts: { en: { ...texts.en, fields: {} } } }],
    [
      'texts.en.hints.windows: is no field of the job',
      { texts: { en: { ...texts.en, hints: { windows: 'x' } } } },
    ],
    ['the file: colour is not known here', { colour: 'red' }],
  ])('names file and field: %s', (message, change) => {
    expect(parsed({ ...small, ...change })).toThrow(`shared/jobs/general.json: ${message}`);
  });
});

const job = (words: string) => describeJob(words.split(' ').filter(Boolean), stockJobs.slice(0, 2));
const condoOptions = optionsOf(jobOf('general').fields);
const rooms = jobOf('specific_rooms');
const roomOptions = `${optionsOf(rooms.items?.fields ?? {})} height; for all rooms: ${optionsOf(rooms.fields)}`;

describe("the business's own job, as text", () => {
  const others = (words: string) => describeJob(words.split(' '), stockJobs).entry;

  it.each(stockJobs.flatMap(examplesOf))('is shown by an example that has a price: %s', (words) => {
    expect(priced(others(words)).cents).toBeGreaterThan(0);
  });

  it('has the default of every field that is not named', () => {
    expect(others('garage floor=400 coating=epoxy')).toEqual({
      job: 'garage',
      values: { door: 'double', material: 'steel', coating: 'epoxy', floor: 400, walls: null },
      items: [],
    });
  });

  it('has the parts of a list, and the options for all of them', () => {
    expect(
      others('fence-deck part area=200 sides=both part structure=deck area=90 condition=weathered'),
    ).toEqual({
      job: 'fence_deck',
      values: { condition: 'weathered' },
      items: [
        { id: 1, structure: 'fence', area: 200, coating: 'stain', sides: 'both' },
        { id: 2, structure: 'deck', area: 90, coating: 'stain', sides: 'one' },
      ],
    });
  });

  it.each([
    [
      'garage windows=2',
      "'windows' is not an option of a garage. Options: door material coating floor walls",
    ],
    ['exterior walls=30000', 'walls must be a number from 0 to 20000, not 30000'],
    ['fence-deck part', 'area is required, such as area=200'],
  ])('is refused where the service would refuse it: %s', (words, message) => {
    expect(() => others(words)).toThrow(message);
  });
});

const terms = { currency: 'CAD', minimumOrder: 350 };
const explained = (words: string) => explainPrice(describeJob(words.split(' '), stockJobs), terms);

describe('a job in words', () => {
  it('is one room or more, each with its options', () => {
    const words = 'room 12x12 ceiling=stipple room 10x14 height=9 paint=refresh baseboards doors=2';
    expect(job(words).entry).toEqual(
      entryOf({
        ...plainRooms,
        rooms: [
          { ...plainRoom, id: 1, wallSqft: 384, ceilingType: 'painted_stipple' },
          { ...plainRoom, id: 2, wallSqft: 432, wallPaintType: 'refresh', baseboards: true },
        ],
        generalValues: { ...plainShared, doors: 2 },
      }),
    );
  });

  it('is a condo or a home of a floor area', () => {
    const options = { ...plainCondo, hasCrownMolding: true, isTwoStory: true, closets: 3 };
    const words = 'crown-molding two-story=yes closets=3 accent-wall=no paint=color-change';
    expect(job(`condo 900 ${words}`).entry).toEqual(entryOf({ ...options, wallSqft: 2160 }));
    const home = job(`home 1500 ${words}`);
    expect(home.entry).toEqual(entryOf({ ...options, wallSqft: 3600 }));
    expect(home.sizes).toEqual(['1500 sq ft of floor: 3600 sq ft of wall, 240 percent of it']);
  });

  it('takes feet with decimals', () => {
    expect(job('room 10.25X12.75').sizes).toEqual(['10.25 by 12.75 ft, 8 ft high: 368 sq ft of wall']);
  });

  it('takes a wall figure instead of a size, or neither', () => {
    expect(job('room wall=150').entry).toEqual(entryOf({ ...plainRooms, rooms: [plainRoom] }));
    expect(job('condo').entry).toEqual(entryOf({ ...plainCondo, wallSqft: null }));
  });

  it.each(stockJobs.flatMap(({ id, fields, items }) => [[id, fields, items?.fields ?? {}] as const]))(
    'has an option of its own for every field: %s',
    (_, ...groups) => {
      const names = groups.flatMap((fields) => optionsOf(fields).split(' ').filter(Boolean));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    },
  );

  it.each([
    ['', 'What is to be painted? Begin with condo 900, home 1500 or room 12x12.'],
    ['doors=2', "'doors=2' comes before any place. Begin with condo 900, home 1500 or room 12x12."],
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
    ['condo 900 room 12x12', 'A home or condo cannot be priced together with other places: leave those out'],
  ])("'%s' says what is wrong", (words, message) => {
    expect(() => job(words)).toThrow(expect.objectContaining({ name: 'JobError', message }));
  });
});

describe('a price explained', () => {
  it('states the basis of each line, and the reason', () => {
    expect(explained('room 12x12 ceiling=stipple')).toBe(
      `12 by 12 ft, 8 ft high: 384 sq ft of wall

Room 1, Walls: Color Change           $500.80
  384 × $1.20 per square foot: A square foot of wall, two coats of a new colour. With 2.4 sq ft of wall to each of floor it is $2.88 a square foot of floor, within the published $2 to $3.
  once $40.00: Each room is emptied, covered and cleaned up by itself.
Room 1, Ceiling: Painted Stipple      $238.08
  384 × $0.62 per square foot: $1.63 a square foot of ceiling: stipple that was painted before takes a thicker nap and more paint.

Total                                 $738.88
Before tax. After a visit: usually between $700 and $780.
  5 percent of what was given ($738.88)`,
    );
  });

  it("states that the minimum order applies, in the business's currency", () => {
    const small = job('room wall=0 doors=1');
    expect(explainPrice(small, { currency: 'EUR', minimumOrder: 500 })).toBe(
      `0 sq ft of wall

Doors               €45.00
  1 × €45.00 per door: Both faces, two coats of enamel.

Total               €45.00
Minimum order      €500.00
Before tax. After a visit: usually between €40 and €50.
  5 percent of what was given (€45.00)`,
    );
    expect(explainPrice(small, { currency: 'EUR', minimumOrder: 45 })).not.toContain('Minimum order');
  });

  it('states by how much the smallest price raises a line', () => {
    expect(explained('garage coating=epoxy floor=100')).toContain('  at least $900.00, so $450.00 more: ');
  });

  it('names the assumptions, and the base of each percentage', () => {
    const text = explained('room room 10x10 two-story');
    expect(text).toContain('Room 1: no size given\nRoom 2: 10 by 10 ft, 8 ft high: 320 sq ft of wall\n');
    expect(text).toContain('Assumed: 384 sq ft of wall, as in a room of 12 by 12 ft\n');
    expect(explained('room wall=0 ceiling=smooth baseboards')).toContain(
      'Assumed: 384 sq ft of wall for the ceiling, as in a room of 12 by 12 ft\nAssumed: 384 sq ft of wall for the baseboards, as in',
    );
    expect(text).toContain('  10 percent of walls, ceilings and trim ($924.80): ');
    expect(text).toContain(
      '  5 percent of what was given ($610.40)\n  15 percent of what rests on an assumed size ($506.88)',
    );
    expect(explained('garage material=wood')).toContain('  20 percent of door ($400.00): ');
  });

  it('says that there is nothing to paint', () => {
    expect(explained('garage door=none')).toMatch(/^Nothing to paint: /);
  });
});

describe('wall areas', () => {
  it('a room has four walls', () => {
    expect(roomWallSqft({ lengthFeet: 12, widthFeet: 12, heightFeet: 8 })).toBe(384);
    expect(roomWallSqft({ lengthFeet: 10.5, widthFeet: 14, heightFeet: 9 })).toBe(441);
  });
});

describe('a wall figure that was not given', () => {
  it('is that of the usual room, in each room without one', () => {
    const rooms = [
      { ...plainRoom, id: 3, wallSqft: null },
      { ...plainRoom, id: 4 },
      { ...plainRoom, id: 5, wallSqft: undefined },
    ];
    const { assumed } = priced(entryOf({ ...plainRooms, rooms }));
    expect(assumed).toEqual([
      { field: 'wallSqft', room: 3, squareFeet: 384 },
      { field: 'wallSqft', room: 5, squareFeet: 384 },
    ]);
    const given = rooms.map((room) => ({ ...room, wallSqft: room.wallSqft ?? 384 }));
    expect(price({ ...plainRooms, rooms })).toBe(price({ ...plainRooms, rooms: given }));
  });

  it('is that of the usual condo', () => {
    const unknown = { ...plainCondo, wallSqft: null };
    expect(priced(entryOf(unknown)).assumed).toEqual([{ field: 'wallSqft', squareFeet: 1920 }]);
    expect(price(unknown)).toBe(price({ ...plainCondo, wallSqft: 1920 }));
  });

  it.each([0, 1200])('is not assumed where there is one: %s', (wallSqft) => {
    expect(priced(entryOf({ ...plainCondo, wallSqft })).assumed).toEqual([]);
  });
});
