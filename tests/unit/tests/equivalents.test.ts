import { expect, test } from 'vitest';
import { equivalents, withoutLine } from '../../mutation/equivalents';

test('every change of the code that is said to make no difference is of a line that is there, with a reason', () => {
  expect(withoutLine(equivalents)).toEqual([]);
  for (const { reason } of equivalents) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
});
