import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from '../../../../build/site/compressed-files';
import { temporaryFolder } from '../../server/temporary-folder';

it('every file that shrinks has its brotli and gzip beside it, the same bytes at every build', async () => {
  const page = '<p>Painting</p>'.repeat(100);
  const folder = await temporaryFolder({
    'root/about.html': page,
    'root/widgets/script.js': page,
    'root/small.css': 'a{}',
    'root/photo.avif': page,
  });
  onTestFinished(folder.remove);
  const [root, cache] = [join(folder.path, 'root'), join(folder.path, 'cache')];
  const build = async () => {
    await compressFiles(root, cache);
    const read = (name: string) => readFile(join(root, name));
    return { br: await read('about.html.br'), gz: await read('about.html.gz') };
  };
  const first = await build();
  expect((await readdir(root, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual(
    ['about.html.br', 'about.html.gz', 'widgets/script.js.br', 'widgets/script.js.gz'],
  );
  expect([brotliDecompressSync(first.br).toString(), gunzipSync(first.gz).toString()]).toEqual([page, page]);
  expect(await build()).toEqual(first);
  // A page that changed is compressed anew.
  await writeFile(join(root, 'about.html'), page.replace('Painting', 'Drawing'));
  expect(brotliDecompressSync((await build()).br).toString()).toContain('Drawing');
});
