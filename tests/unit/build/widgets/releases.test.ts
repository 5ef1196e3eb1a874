import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeReleases, releaseRefusal } from '../../../../build/widgets/releases';
import { temporaryFolder } from '../../server/temporary-folder';

async function folders(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(files);
  onTestFinished(folder.remove);
  return { releases: join(folder.path, 'releases'), widgets: join(folder.path, 'widgets') };
}

const released = { 'releases/1.0.0/painting-widgets.js': 'one', 'releases/1.1.0/painting-widgets.js': 'two' };

it('every build has the released versions of the script, byte for byte', async () => {
  const built = { 'widgets/1.1.0/painting-widgets.js': 'two', 'widgets/1.1.0/embed.js': 'three' };
  const { releases, widgets } = await folders({ ...released, ...built });
  placeReleases(releases, widgets);
  expect((await readdir(widgets)).sort()).toEqual(['1.0.0', '1.1.0']);
  expect(await readFile(join(widgets, '1.0.0/painting-widgets.js'), 'utf8')).toBe('one');
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
