import { rm, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileStore } from '../../../../server/host/file-store';
import { readFolder, servedPath } from '../../../../server/host/folder-index';
import { FreshFolder } from '../../../../server/host/fresh-folder';
import { createStaticHost } from '../../../../server/host/static-host';
import { temporaryFolder } from '../temporary-folder';

describe('folder index', () => {
  it.each([
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/blog/index.html', '/blog'],
    ['/blog/a.html', '/blog/a'],
    ['/main.js', '/main.js'],
    ['/index', '/'],
    ['/a.html.txt', '/a.html.txt'],
    ['/indexes/b.html', '/indexes/b'],
  ])('%s is served as %s', (file, path) => {
    expect(servedPath(file)).toBe(path);
  });

  const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];
  afterEach(() => Promise.all(folders.splice(0).map(({ remove }) => remove())));

  async function read(files: Record<string, string>) {
    const folder = await temporaryFolder(files);
    folders.push(folder);
    return { folder, contents: await readFolder(folder.path) };
  }

  it('a folder lists its files by path, and its rules, which are not served', async () => {
    const { contents } = await read({
      'index.html': '',
      'blog/The-Tool-Box.html': '',
      'a.js': '',
      _headers: '/*\n  X-A: 1',
      _redirects: '/old /new',
      'blog/_headers': '',
    });
    expect([...contents.fileByPath]).toEqual([
      ['/a.js', '/a.js'],
      ['/blog/The-Tool-Box', '/blog/The-Tool-Box.html'],
      ['/blog/_headers', '/blog/_headers'],
      ['/', '/index.html'],
    ]);
    expect(contents.pathByLowerCase.get('/blog/the-tool-box')).toBe('/blog/The-Tool-Box');
    expect(contents.headerRules).toHaveLength(1);
    expect(contents.redirectRules).toHaveLength(1);
  });

  it('a folder without rules has none', async () => {
    const { contents } = await read({ 'index.html': '' });
    expect([contents.headerRules, contents.redirectRules]).toEqual([[], []]);
  });

  it('a page has a trailing slash if a redirect leads there', async () => {
    const { contents } = await read({
      'about/index.html': '',
      'blog/index.html': '',
      'help.html': '',
      _redirects: '/about /about/\n/help /help/\n/blog /news/',
    });
    expect([...contents.fileByPath.keys()].sort()).toEqual(['/about/', '/blog', '/help']);
  });

  it('symbolic links are not served', async () => {
    const { folder } = await read({ 'a.txt': '' });
    await symlink('/etc/passwd', join(folder.path, 'link.txt'));
    expect([...(await readFolder(folder.path)).fileByPath.keys()]).toEqual(['/a.txt']);
  });
});

describe('fresh folder', async () => {
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

  it('a list stays valid for a second', async () => {
    const fresh = new FreshFolder(folder.path);
    expect(await seen(fresh)).toEqual(['/a.txt']);
    await folder.write('b.txt', '');
    pass(1_000);
    expect(await seen(fresh)).toEqual(['/a.txt']);
    expect(await seenNow(fresh)).toEqual(['/a.txt']);
  });

  it('requests do not postpone the next reading', async () => {
    const fresh = new FreshFolder(folder.path);
    await seen(fresh);
    pass(1_000);
    await seen(fresh);
    await folder.write('b.txt', '');
    pass(1);
    expect(await seenNow(fresh)).toEqual(['/a.txt', '/b.txt']);
  });

  it('after a second the old list is returned once more while the folder is read again', async () => {
    const fresh = new FreshFolder(folder.path);
    await seen(fresh);
    await folder.write('b.txt', '');
    pass(1_001);
    expect(await seen(fresh)).toEqual(['/a.txt']);
    await vi.waitFor(async () => expect(await seen(fresh)).toEqual(['/a.txt', '/b.txt']), {
      timeout: 60_000,
    });
  });

  it('a missing path makes it read the folder at once', async () => {
    const fresh = new FreshFolder(folder.path);
    await seen(fresh);
    await folder.write('b.txt', '');
    pass(1_001);
    expect(await seenNow(fresh)).toEqual(['/a.txt', '/b.txt']);
    expect(await seen(fresh)).toEqual(['/a.txt', '/b.txt']);
  });

  it('a missing folder counts as empty until it appears', async () => {
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
});

describe('small folders', () => {
  // Answers of a host for small folders, most without rules, called without a server.

  const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];
  afterEach(() => Promise.all(folders.splice(0).map(({ remove }) => remove())));

  /** A host over these files that replaces these texts. */
  async function hostOf(files: Record<string, string>, replaced: Record<string, string> = {}) {
    const folder = await temporaryFolder(files);
    folders.push(folder);
    const host = createStaticHost({ folder: folder.path, replacements: () => replaced });
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      host(new Request(`http://localhost${path}`, { method, headers }));
    return { folder, ask };
  }

  async function contentOf(response: Response) {
    return [response.status, response.headers.get('content-type'), await response.text()];
  }

  describe('a page', () => {
    it('a missing page is answered in plain text, with the headers of its path', async () => {
      const { ask } = await hostOf({ _headers: '/*\n  X-Frame-Options: DENY' });
      const answer = await ask('/nowhere');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect(await contentOf(answer)).toEqual([404, 'text/plain; charset=utf-8', 'Not Found']);
    });

    it('is answered in plain text, too, if it was just deleted', async () => {
      const { folder, ask } = await hostOf({ 'about.html': 'about' });
      expect((await ask('/about')).status).toBe(200);
      await rm(join(folder.path, 'about.html'));
      expect(await contentOf(await ask('/about'))).toEqual([404, 'text/plain; charset=utf-8', 'Not Found']);
    });

    it.each([
      ['/about//', '/about'],
      ['/Guide', '/guide/'],
    ])('asked for as %s is at %s', async (path, address) => {
      const files = { 'about.html': '', 'guide/index.html': '', _redirects: '/guide /guide/' };
      const answer = await (await hostOf(files)).ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
    });

    it('gets the 404 page of the nearest folder if it is missing', async () => {
      const { ask } = await hostOf({ 'blog/404.html': 'no such article', '404.html': 'not found' });
      expect(await (await ask('/blog/2026/away')).text()).toBe('no such article');
      expect(await (await ask('/help/2026/away')).text()).toBe('not found');
    });

    it('a 404 has no ETag and ignores If-None-Match', async () => {
      const { ask } = await hostOf({ '404.html': 'not found' });
      const answer = await ask('/nowhere', { 'if-none-match': '*' });
      expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
    });

    it('has no body for HEAD', async () => {
      const { ask } = await hostOf({ 'about.html': 'about' });
      const answer = await ask('/about', {}, 'HEAD');
      expect([answer.body, answer.headers.get('content-length')]).toEqual([null, '5']);
    });

    it('has the type that _headers gives it', async () => {
      const files = { 'feed.xml': '<rss/>', _headers: '/feed.xml\n  Content-Type: application/rss+xml' };
      expect((await (await hostOf(files)).ask('/feed.xml')).headers.get('content-type')).toBe(
        'application/rss+xml',
      );
    });
  });

  it.each([
    ['main.css', 255, null, 'Accept-Encoding'],
    ['main.css', 256, 'br', 'Accept-Encoding'],
    ['hero.avif', 1_000, null, null],
  ])('%s of %i bytes is compressed: %s', async (name, bytes, encoding, vary) => {
    const { ask } = await hostOf({ [name]: 'a'.repeat(bytes) });
    const { headers } = await ask(`/${name}`, { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, vary]);
  });

  it('replaces a text in pages and scripts, which then have no ETag', async () => {
    const files = { 'a.html': 'at HOST', 'b.js': '"HOST"', 'c.html': 'nowhere', 'd.txt': 'at HOST' };
    const { ask } = await hostOf(files, { HOST: 'painter.example' });
    const seen = async (path: string) => {
      const answer = await ask(path);
      return [await answer.text(), answer.headers.has('etag')];
    };
    expect(await seen('/a')).toEqual(['at painter.example', false]);
    expect(await seen('/b.js')).toEqual(['"painter.example"', false]);
    expect(await seen('/c')).toEqual(['nowhere', true]);
    expect(await seen('/d.txt')).toEqual(['at HOST', true]);
  });
});

describe('file store', () => {
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

  it('returns a file, and null for a missing one', async () => {
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

  it('detects a change of size with an unchanged time', async () => {
    await setTime('a.txt', 1_000);
    await store.get('/a.txt');
    await folder.write('a.txt', 'other');
    await setTime('a.txt', 1_000);
    expect(textOf((await store.get('/a.txt'))?.body)).toBe('other');
  });

  it('gives equal content equal ETags', async () => {
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

  it('compresses with brotli 10 and gzip 9', async () => {
    const numbers = Array.from({ length: 2_000 }, (_, index) => `${index ** 2} `).join('');
    await folder.write('numbers.txt', numbers);
    const file = await store.get('/numbers.txt');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    expect(await file?.compressed('br')).toEqual(new Uint8Array(brotliCompressSync(numbers, { params })));
    expect(await file?.compressed('gzip')).toEqual(new Uint8Array(gzipSync(numbers, { level: 9 })));
  });

  it('compresses a file with time 0, as in reproducible builds', async () => {
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

  it('does not mistake a folder for a compressed file', async () => {
    await folder.write('a.txt.br/inside', '');
    const compressed = await (await store.get('/a.txt'))?.compressed('br');
    expect(brotliDecompressSync(compressed ?? '').toString()).toBe(text);
  });
});
