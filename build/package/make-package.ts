import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../from-root';
import { builtRelease } from '../widgets/release';
import { packageReadme } from './package-readme';

/** Copies the published part of `dist/` into its own folder and returns its path. */
export function makePackage(folder = fromRoot('.cache/package')): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // npm packs what the manifest's `files` lists.
  for (const path of ['dist/widgets', 'CHANGELOG.md', 'LICENSE'])
    cpSync(fromRoot(path), join(folder, path), { recursive: true });
  const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  // Only for developers of this repository.
  for (const field of ['private', 'scripts', 'dependencies', 'devDependencies']) delete manifest[field];
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), packageReadme(builtRelease()));
  return folder;
}
