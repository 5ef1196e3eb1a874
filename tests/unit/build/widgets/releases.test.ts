import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepRelease, placeReleases, releaseRefusal } from '../../../../build/widgets/releases';
import { temporaryFolder } from '../../server/temporary-folder';

async function folders(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(files);
  onTestFinished(folder.remove);
  keepBoth(folder.path);
  return { releases: join(folder.path, 'releases'), widgets: join(folder.path, 'widgets') };
}

const released = { 'dist/1.0.0/painting-widgets.js': 'one', 'dist/1.1.0/painting-widgets.js': 'two' };

/** Keeps both versions, as `npm run release` does. */
function keepBoth(folder: string): void {
  for (const version of ['1.0.0', '1.1.0'])
    keepRelease(join(folder, 'dist', version), join(folder, 'releases', version));
}

it('every build has the released versions of the script, byte for byte', async () => {
  const built = { 'widgets/1.1.0/painting-widgets.js': 'two', 'widgets/1.1.0/embed.js': 'three' };
  const { releases, widgets } = await folders({ ...released, ...built });
  placeReleases(releases, widgets);
  expect((await readdir(widgets)).sort()).toEqual(['1.0.0', '1.1.0']);
  expect(await readFile(join(widgets, '1.0.0/painting-widgets.js'), 'utf8')).toBe('one');
});

it('a release is kept compressed, without the compressed files that a build writes beside its own', async () => {
  const { releases } = await folders({
    ...released,
    'dist/1.0.0/painting-widgets.js.gz': 'z',
    'dist/1.0.0/painting-widgets.js.br': 'z',
  });
  expect(await readdir(join(releases, '1.0.0'))).toEqual(['painting-widgets.js.br']);
});

it('a build that would change a released script stops', async () => {
  const { releases, widgets } = await folders({
    ...released,
    'widgets/1.1.0/painting-widgets.js': 'changed',
  });
  expect(() => placeReleases(releases, widgets)).toThrow(
    /^1\.1\.0\/painting-widgets\.js is not what was released/,
  );
});

it.each([
  ['1.1.0', null],
  ['1.2.0-dev', /in development.*Run "npm run release -- 1\.2\.0" first\.$/],
  ['1.2.0', /1\.2\.0 is missing.*Run "npm run release -- 1\.2\.0" first\.$/],
])('publishing the script of %s is refused with %s', async (version, refusal) => {
  const { releases } = await folders(released);
  const given = releaseRefusal(version, releases);
  if (refusal) expect(given).toMatch(refusal);
  else expect(given).toBeNull();
});
