import { expect, it } from 'vitest';
import { percentile } from '../../../lab/load/percentile';

it('gives the value at the nearest rank, whatever the order of the values', () => {
  const values = [50, 10, 40, 20, 30];
  expect(percentile(values, 0.5)).toBe(30);
  expect(percentile(values, 0.99)).toBe(50);
  expect(percentile(values, 0)).toBe(10);
  expect(values).toEqual([50, 10, 40, 20, 30]);
});

it('gives 0 without values', () => {
  expect(percentile([], 0.99)).toBe(0);
});
