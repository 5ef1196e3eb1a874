import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../../build/from-root';
import { equivalents, withoutLine } from '../../mutation/equivalents';
import { rooms } from '../../mutation/rooms';

test('every change of the code that is said to make no difference is of a line that is there, with a reason', () => {
  expect(withoutLine(equivalents)).toEqual([]);
  for (const { reason } of equivalents) expect(reason).toMatch(/^.{10,}\.$/);
});

test('every file that is left out by its name is there', () => {
  const leftOut = rooms
    .flatMap(({ mutate, tests }) => [...mutate, ...tests])
    .flatMap((pattern) => pattern.match(/^!([^*{]+)$/)?.[1] ?? []);
  expect(leftOut.length).toBeGreaterThan(10);
  expect(leftOut.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
});
