import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readFolder, servedPath } from '../../../../server/host/folder-index';
import { temporaryFolder } from '../temporary-folder';

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

it('a folder holds its files by their paths, and the rules, which are not served', async () => {
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

it('a page is served with a slash at its end where a redirect leads there', async () => {
  const { contents } = await read({
    'about/index.html': '',
    'blog/index.html': '',
    'help.html': '',
    _redirects: '/about /about/\n/help /help/\n/blog /news/',
  });
  expect([...contents.fileByPath.keys()].sort()).toEqual(['/about/', '/blog', '/help']);
});

it('links are left out', async () => {
  const { folder } = await read({ 'a.txt': '' });
  await symlink('/etc/passwd', join(folder.path, 'link.txt'));
  expect([...(await readFolder(folder.path)).fileByPath.keys()]).toEqual(['/a.txt']);
});
