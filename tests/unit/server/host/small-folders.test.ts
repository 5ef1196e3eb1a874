import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createStaticHost } from '../../../../server/host/static-host';
import { temporaryFolder } from '../temporary-folder';

// What a host answers out of folders of a few files, most without rules, called without a server.

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
  it('without any page for it is answered in plain text, with the headers of its path', async () => {
    const { ask } = await hostOf({ _headers: '/*\n  X-Frame-Options: DENY' });
    const answer = await ask('/nowhere');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(await contentOf(answer)).toEqual([404, 'text/plain; charset=utf-8', 'Not Found']);
  });

  it('that was just deleted is answered so too', async () => {
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

  it('that is missing has the 404 page of the nearest folder', async () => {
    const { ask } = await hostOf({ 'blog/404.html': 'no such article', '404.html': 'not found' });
    expect(await (await ask('/blog/2026/away')).text()).toBe('no such article');
    expect(await (await ask('/help/2026/away')).text()).toBe('not found');
  });

  it('for what is missing has no tag, and none is known', async () => {
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

it('a text is replaced in pages and scripts, which then have no tag', async () => {
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
