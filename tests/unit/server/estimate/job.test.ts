import { describe, expect, it } from 'vitest';
import { explainPrice } from '../../../../server/estimate/explain-price';
import { parseJob } from '../../../../server/estimate/job';
import { optionsOf } from '../../../../server/estimate/job-options';
import { rates } from '../../../../server/estimate/rates';
import { type Section, sections } from '../../../../shared/fields';
import { plainCondo, plainRoom, plainRooms, plainShared } from '../estimate-bodies';

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
