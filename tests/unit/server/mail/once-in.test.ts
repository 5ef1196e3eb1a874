import { expect, it } from 'vitest';
import { onceIn } from '../../../../server/mail/once-in';

/** A gate of a second, and whether a key passes at each of these times. */
function passing(...calls: readonly (readonly [key: string, atMs: number])[]): boolean[] {
  let nowMs = 0;
  const gate = onceIn(1_000, () => nowMs);
  return calls.map(([key, atMs]) => {
    nowMs = atMs;
    return gate(key);
  });
}

it('a key passes once in a second', () => {
  expect(passing(['a', 0], ['a', 0], ['a', 999], ['a', 1_000], ['a', 1_001])).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('a refused try does not prolong the wait', () => {
  expect(passing(['a', 0], ['a', 900], ['a', 1_000])).toEqual([true, false, true]);
});

it('each key has a wait of its own', () => {
  expect(passing(['a', 0], ['b', 1], ['a', 2])).toEqual([true, true, false]);
});

it('a clock that is set back holds nobody up', () => {
  expect(passing(['a', 5_000], ['a', 4_000], ['a', 4_500])).toEqual([true, true, false]);
});

it('a gate of no time lets everybody pass', () => {
  const gate = onceIn(0, () => 0);
  expect([gate('a'), gate('a')]).toEqual([true, true]);
});
