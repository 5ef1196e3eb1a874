import { expect, it } from 'vitest';
import { MinuteCounter } from '../../../../server/guards/minute-counter';

function counter() {
  const clock = { nowMs: 1_000_000 };
  return { clock, calls: new MinuteCounter(() => clock.nowMs) };
}

it('counts each key by itself', () => {
  const { calls } = counter();
  expect([calls.add('a'), calls.add('a'), calls.add('b')]).toEqual([1, 2, 1]);
  expect([calls.get('a'), calls.get('b'), calls.get('c')]).toEqual([2, 1, 0]);
});

it('starts again every minute', () => {
  const { calls, clock } = counter();
  calls.add('a');
  clock.nowMs += 59_999;
  expect(calls.get('a')).toBe(1);
  clock.nowMs += 1;
  expect(calls.get('a')).toBe(0);
  calls.add('a');
  clock.nowMs += 59_999;
  expect(calls.add('a')).toBe(2);
});

it.each([
  [0, 60],
  [1, 60],
  [40_000, 20],
  [59_001, 1],
  [59_999, 1],
  [61_000, 1],
])('after %d ms it says to come back in %d s', (passedMs, seconds) => {
  const { calls, clock } = counter();
  clock.nowMs += passedMs;
  expect(calls.secondsLeft).toBe(seconds);
});
