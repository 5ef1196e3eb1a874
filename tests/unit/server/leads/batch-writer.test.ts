import { expect, it } from 'vitest';
import { BatchWriter } from '../../../../server/leads/batch-writer';

/** A writer that notes each group it is given, and fails for those with a `bad` one. */
function notingWriter() {
  const groups: (readonly string[])[] = [];
  const writer = new BatchWriter<string>(async (items) => {
    groups.push(items);
    if (items.includes('bad')) throw new Error('disk full');
  });
  return { writer, groups };
}

it('writes what comes in together, and what comes meanwhile after it', async () => {
  const { writer, groups } = notingWriter();
  const first = Promise.all([writer.write('a'), writer.write('b')]);
  await Promise.all([first, first.then(() => writer.write('c'))]);
  expect(groups).toEqual([['a', 'b'], ['c']]);
});

it('a write that fails fails alone: those beside it and after it go through', async () => {
  const { writer, groups } = notingWriter();
  await expect(
    Promise.allSettled([writer.write('a'), writer.write('bad'), writer.write('b')]),
  ).resolves.toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }, { status: 'fulfilled' }]);
  await writer.write('c');
  expect(groups.slice(-4)).toEqual([['a'], ['bad'], ['b'], ['c']]);
});
