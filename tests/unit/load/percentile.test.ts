import { expect, it } from 'vitest';
import { percentile } from '../../../lab/load/percentile';

it('the percentile is the nearest rank, in any order', () => {
  const values = [50, 10, 40, 20, 30];
  expect(percentile(values, 0.5)).toBe(30);
  expect(percentile(values, 0.99)).toBe(50);
  expect(percentile(values, 0)).toBe(10);
  expect(values).toEqual([50, 10, 40, 20, 30]);
});

it('the percentile of no values is 0', () => {
  expect(percentile([], 0.99)).toBe(0);
});
