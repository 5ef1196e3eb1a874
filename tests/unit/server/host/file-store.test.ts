import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileStore } from '../../../../server/host/file-store';
import { temporaryFolder } from '../temporary-folder';

const text = 'colour '.repeat(100);
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: FileStore;

beforeEach(async () => {
  folder = await temporaryFolder({ 'a.txt': text, 'b.txt': text });
  store = new FileStore(folder.path);
});

afterEach(() => folder.remove());

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
const setTime = (file: string, seconds: number) => utimes(join(folder.path, file), seconds, seconds);

it('gives a file, and null for one that is not there', async () => {
  expect(textOf((await store.get('/a.txt'))?.body)).toBe(text);
  expect(await store.get('/none.txt')).toBeNull();
});

it('keeps a file until it changes', async () => {
  await setTime('a.txt', 1_000);
  const first = await store.get('/a.txt');
  expect(await store.get('/a.txt')).toBe(first);
  await folder.write('a.txt', 'other');
  await setTime('a.txt', 2_000);
  const second = await store.get('/a.txt');
  expect(textOf(second?.body)).toBe('other');
  expect(second?.tag).not.toBe(first?.tag);
});

it('sees a change that leaves the time as it was, by the size', async () => {
  await setTime('a.txt', 1_000);
  await store.get('/a.txt');
  await folder.write('a.txt', 'other');
  await setTime('a.txt', 1_000);
  expect(textOf((await store.get('/a.txt'))?.body)).toBe('other');
});

it('gives the same content the same tag', async () => {
  const [one, other] = [await store.get('/a.txt'), await store.get('/b.txt')];
  expect(one?.tag).toMatch(/^[\w-]{20}$/);
  expect(other?.tag).toBe(one?.tag);
});

it('compresses a file once for each encoding', async () => {
  const file = await store.get('/a.txt');
  const [brotli, gzip] = [await file?.compressed('br'), await file?.compressed('gzip')];
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
  expect(await file?.compressed('br')).toBe(brotli);
});

it('compresses as tightly as is worth its time', async () => {
  const numbers = Array.from({ length: 2_000 }, (_, index) => `${index ** 2} `).join('');
  await folder.write('numbers.txt', numbers);
  const file = await store.get('/numbers.txt');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  expect(await file?.compressed('br')).toEqual(new Uint8Array(brotliCompressSync(numbers, { params })));
  expect(await file?.compressed('gzip')).toEqual(new Uint8Array(gzipSync(numbers, { level: 9 })));
});

it('compresses a file whose time is 0, as reproducible builds leave it', async () => {
  await setTime('a.txt', 0);
  const compressed = await (await store.get('/a.txt'))?.compressed('br');
  expect(brotliDecompressSync(compressed ?? '').toString()).toBe(text);
});

it.each([
  ['br', '.br'],
  ['gzip', '.gz'],
] as const)('prefers what the build compressed (%s), unless it is older', async (encoding, ending) => {
  await folder.write(`a.txt${ending}`, 'made by the build');
  await setTime('a.txt', 2_000);
  await setTime(`a.txt${ending}`, 2_000);
  expect(textOf(await (await store.get('/a.txt'))?.compressed(encoding))).toBe('made by the build');
  await setTime('a.txt', 3_000);
  expect(textOf(await (await store.get('/a.txt'))?.compressed(encoding))).not.toBe('made by the build');
});

it('takes no folder for a compressed file', async () => {
  await folder.write('a.txt.br/inside', '');
  const compressed = await (await store.get('/a.txt'))?.compressed('br');
  expect(brotliDecompressSync(compressed ?? '').toString()).toBe(text);
});
