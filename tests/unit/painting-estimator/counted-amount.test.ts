import { describe, expect, test } from 'vitest';
import { countedAmount } from '../../../widgets/painting-estimator/result-area';

describe('a price that counts up', () => {
  test.each([0, 350, 1234.56])('ends at %d exactly, and never goes beyond or back', (amount) => {
    const shown = Array.from({ length: 101 }, (_, tenMs) => countedAmount(amount, tenMs * 10));
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(amount);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(countedAmount(amount, Number.POSITIVE_INFINITY)).toBe(amount);
  });

  test('is nearly there after half the time', () => {
    expect(countedAmount(1600, 450)).toBe(1500);
  });
});
