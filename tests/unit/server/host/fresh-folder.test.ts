import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FreshFolder } from '../../../../server/host/fresh-folder';
import { temporaryFolder } from '../temporary-folder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await temporaryFolder({ 'a.txt': '' });
});

afterEach(async () => {
  vi.useRealTimers();
  await folder.remove();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const seen = async (fresh: FreshFolder) => [...(await fresh.contents()).fileByPath.keys()];
const seenNow = async (fresh: FreshFolder) => [...(await fresh.contentsNow()).fileByPath.keys()];

it('a list is good for a second', async () => {
  const fresh = new FreshFolder(folder.path);
  expect(await seen(fresh)).toEqual(['/a.txt']);
  await folder.write('b.txt', '');
  pass(1_000);
  expect(await seen(fresh)).toEqual(['/a.txt']);
  expect(await seenNow(fresh)).toEqual(['/a.txt']);
});

it('asking for a list that is still good does not put off the next reading', async () => {
  const fresh = new FreshFolder(folder.path);
  await seen(fresh);
  pass(1_000);
  await seen(fresh);
  await folder.write('b.txt', '');
  pass(1);
  expect(await seenNow(fresh)).toEqual(['/a.txt', '/b.txt']);
});

it('after a second the old list is given once more, while the folder is read again', async () => {
  const fresh = new FreshFolder(folder.path);
  await seen(fresh);
  await folder.write('b.txt', '');
  pass(1_001);
  expect(await seen(fresh)).toEqual(['/a.txt']);
  await vi.waitFor(async () => expect(await seen(fresh)).toEqual(['/a.txt', '/b.txt']));
});

it('for a path that is missing the folder is read at once', async () => {
  const fresh = new FreshFolder(folder.path);
  await seen(fresh);
  await folder.write('b.txt', '');
  pass(1_001);
  expect(await seenNow(fresh)).toEqual(['/a.txt', '/b.txt']);
  expect(await seen(fresh)).toEqual(['/a.txt', '/b.txt']);
});

it('a folder that is missing counts as empty, until it is there', async () => {
  const fresh = new FreshFolder(`${folder.path}/dist`);
  expect(await fresh.contents()).toEqual({
    fileByPath: new Map(),
    pathByLowerCase: new Map(),
    headerRules: [],
    redirectRules: [],
  });
  await folder.write('dist/a.txt', '');
  pass(1_001);
  expect(await seenNow(fresh)).toEqual(['/a.txt']);
});
