import { describe, expect, it } from 'vitest';
import { makeEstimate } from '../../../../server/estimate/estimate';
import { parseJob } from '../../../../server/estimate/job';
import { rates } from '../../../../server/estimate/rates';
import faqs from '../../../../site/content/faqs.json';

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
