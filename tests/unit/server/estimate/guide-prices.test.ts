import { describe, expect, it } from 'vitest';
import { describeJob } from '../../../../server/estimate/job';
import { priceJob } from '../../../../shared/jobs/price-job';
import { stockJobs } from '../../../../shared/jobs/stock-jobs';

/** Dollars, before tax and minimum order. */
function priceOf(words: string): number {
  const { job, entry } = describeJob(words.split(' '), stockJobs);
  return priceJob(job, entry).cents / 100;
}

/**
 * Projects with the lowest and highest price that guides of the trade allow in Toronto: $2.50 to $5.50 a square foot of
 * floor inside, $3 to $5 of wall outside, $70 to $175 a cabinet door, $1.32 to $2.68 a square foot of fence.
 */
const projects: readonly (readonly [words: string, low: number, high: number])[] = [
  ['condo wall=1050', 900, 1700],
  ['condo wall=1900', 1600, 2900],
  ['condo', 1600, 2900],
  ['condo wall=1900 paint=refresh', 1250, 2200],
  ['condo wall=1900 ceiling=smooth baseboards doors=5 door-frames=5 bathrooms=1 closets=3', 2800, 5000],
  ['home wall=3600 baseboards', 3900, 5300],
  ['room wall=384', 350, 650],
  ['room wall=384 ceiling=smooth baseboards', 480, 950],
  ['room wall=630 ceiling=smooth baseboards', 800, 1700],
  ['room wall=0 ceiling=smooth', 130, 400],
  ['room wall=0 ceiling=unpainted-stipple', 220, 600],
  ['room wall=0 doors=5 door-frames=5', 300, 1000],
  ['garage door=double', 280, 650],
  ['garage door=none coating=epoxy floor=400', 1600, 3200],
  ['garage door=none coating=paint floor=400', 600, 1300],
  ['garage door=none walls=640', 480, 1150],
  ['cabinets doors=12 drawers=5', 1000, 2900],
  ['cabinets doors=20 drawers=8 sides=2 finish=spray', 2800, 5600],
  ['cabinets doors=35 drawers=15 sides=6 hardware=50 finish=spray', 5500, 11000],
  ['exterior walls=1200 siding=wood preparation=some', 3600, 6200],
  ['exterior walls=2000 storeys=two', 6000, 10000],
  ['exterior trim=250', 400, 1100],
  ['fence-deck part area=600', 600, 1600],
  ['fence-deck part structure=deck area=192', 350, 960],
  ['fence-deck part area=900 coating=paint sides=both condition=weathered', 2600, 5600],
];

describe('prices of the stock jobs lie within what guides of the trade say', () => {
  it.each(projects)('%s costs between %d and %d dollars', (words, low, high) => {
    expect(priceOf(words)).toBeGreaterThanOrEqual(low);
    expect(priceOf(words)).toBeLessThanOrEqual(high);
  });
});

describe('one condo', () => {
  /** Five rooms of 610 sq ft of floor: 2,096 sq ft of wall. */
  const walls = [630, 480, 416, 320, 250];
  const rooms = (options: string, count = walls.length) =>
    priceOf(
      walls
        .slice(0, count)
        .map((wall) => `room wall=${wall} ${options}`.trim())
        .join(' '),
    );

  it.each([
    '',
    'paint=refresh',
    'ceiling=smooth baseboards',
    'ceiling=unpainted-stipple crown-molding baseboards',
  ])('costs about the same entered at once and by its rooms: %s', (options) => {
    const atOnce = priceOf(`condo wall=2096 ${options}`.trim());
    expect(rooms(options) / atOnce).toBeGreaterThanOrEqual(0.95);
    expect(rooms(options) / atOnce).toBeLessThanOrEqual(1.3);
  });

  it('costs less than 60 percent if only two of five rooms are painted', () => {
    expect(rooms('', 2)).toBeLessThan(0.6 * rooms(''));
  });

  it('costs about the same with and without a wall figure', () => {
    expect(priceOf('condo') / priceOf('condo wall=1900')).toBeCloseTo(1, 1);
  });
});
