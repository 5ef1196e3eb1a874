import { expect, test, vi } from 'vitest';
import { nextRetryDelayMs } from '../../../widgets/lead/send';

const noAnswer = undefined;

test.each([
  { failed: [noAnswer], delayMs: 1_200 },
  { failed: [500], delayMs: 1_200 },
  { failed: [503], delayMs: 1_200 },
  { failed: [noAnswer, noAnswer], delayMs: null },
  { failed: [503, noAnswer], delayMs: null },
  { failed: [429, 503], delayMs: 1_200 },
  { failed: [429, 503, 503], delayMs: null },
  { failed: [429, 429, 429, 429], delayMs: null },
  { failed: [503, 429, 429, 429], delayMs: null },
  ...[201, 302, 400, 401, 403, 404, 408, 412, 413, 418, 422, 499].map((status) => ({
    failed: [status],
    delayMs: null,
  })),
  { failed: [503, 400], delayMs: null },
])('after $failed: $delayMs', ({ failed, delayMs }) => {
  expect(nextRetryDelayMs(failed)).toBe(delayMs);
});

test.each([[[429]], [[429, 429]], [[429, 429, 429]], [[503, 429]]])(
  'after %j, at random between 1.2 and 3 s',
  (failed) => {
    const random = vi.spyOn(Math, 'random');
    for (const [chance, delayMs] of [
      [0, 1_200],
      [0.5, 2_100],
      [0.999, 2_998.2],
    ] as const) {
      random.mockReturnValue(chance);
      expect(nextRetryDelayMs(failed)).toBeCloseTo(delayMs);
    }
    random.mockRestore();
  },
);
