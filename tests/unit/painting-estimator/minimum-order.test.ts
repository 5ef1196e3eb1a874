import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMinimumOrder, publicPrice } from '../../../shared/price';
import { estimateOf } from './price-of';

test.each([
  [0, 350, true],
  [120.5, 350, true],
  [349.99, 350, true],
  [350, 350, false],
  [350.01, 350.01, false],
  [4500, 4500, false],
])('a cost of %d is asked at %d; minimum applied: %s', (cost, totalCost, minimumApplied) => {
  expect(applyMinimumOrder(estimateOf(cost), 350)).toStrictEqual({
    totalCost,
    originalCost: cost,
    validUntil: null,
    minimumOrder: 350,
    minimumApplied,
    assumed: [],
    lines: [],
    low: null,
    high: null,
  });
});

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

test('no price is below the minimum or below the cost, and one that is raised says so', () => {
  fc.assert(
    fc.property(amount, amount, (cost, minimumOrder) => {
      const { totalCost, originalCost, minimumApplied } = applyMinimumOrder(estimateOf(cost), minimumOrder);
      expect(totalCost).toBeGreaterThanOrEqual(minimumOrder);
      expect(totalCost).toBeGreaterThanOrEqual(cost);
      expect(originalCost).toBe(cost);
      expect(minimumApplied).toBe(totalCost > cost);
    }),
  );
});

test("events and the thank-you state call the service's cost originalCost", () => {
  expect(publicPrice(applyMinimumOrder(estimateOf(120), 350))).toStrictEqual({
    totalCost: 350,
    originalCost: 120,
    minimumApplied: true,
  });
});
