/**
 * `npm run release -- 1.1.0`: sets the package's version, builds, keeps the script's files in `releases` of the
 * business, and pins the built script of our own site in its README. Stops before any change if the changelog lacks
 * the version.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { businessFolder, siteFolder } from '../business/folders';
import { fromRoot } from '../business/from-root';
import { snippetReadme, writeReadmes } from '../widgets/readme-files';
import { builtRelease, isReleased } from '../widgets/release';
import { builtWidgets, keepRelease, releasesFolder } from '../widgets/releases';

const [version = ''] = process.argv.slice(2);
if (!isReleased(version)) stop('Name the version: npm run release -- 1.1.0');
if (!readFileSync(fromRoot('CHANGELOG.md'), 'utf8').includes(`\n## [${version}] - `)) {
  stop(`CHANGELOG.md has no heading "## [${version}] - YYYY-MM-DD".`);
}

npm('version', version, '--no-git-tag-version', '--allow-same-version');
npm('run', '--silent', 'build');
const release = builtRelease(builtWidgets());
const kept = join(releasesFolder, version);
keepRelease(join(builtWidgets(), version), kept);
if (businessFolder === siteFolder) writeReadmes([snippetReadme(release)]);
console.log(`${version} is built, with the hash ${release.integrity}.
Its files are kept in ${relative(fromRoot('.'), kept)}: commit them, and every build has them as they are.
Then: npm run build -- --publish, and upload dist/.
To go on developing: npm version --no-git-tag-version <the next version>-dev`);

function npm(...words: readonly string[]): void {
  execFileSync('npm', words, { cwd: fromRoot('.'), stdio: 'inherit' });
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
