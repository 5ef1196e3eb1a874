/**
 * `npm run release -- 1.1.0`: sets the package's version, builds, and pins the built script in the READMEs.
 * Stops before any change if the changelog lacks the version.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../business/from-root';
import { snippetReadme, writeReadmes } from '../widgets/readme-files';
import { builtRelease, isReleased } from '../widgets/release';

const [version = ''] = process.argv.slice(2);
if (!isReleased(version)) stop('Name the version: npm run release -- 1.1.0');
if (!readFileSync(fromRoot('CHANGELOG.md'), 'utf8').includes(`\n## [${version}] - `)) {
  stop(`CHANGELOG.md has no heading "## [${version}] - YYYY-MM-DD".`);
}

npm('version', version, '--no-git-tag-version', '--allow-same-version');
npm('run', '--silent', 'build');
const release = builtRelease();
writeReadmes([snippetReadme(release)]);
console.log(`${version} is built, with the hash ${release.integrity}.
Commit and tag it, and upload dist/; the folders of earlier versions stay on the host.
Then: npm version --no-git-tag-version <the next version>-dev`);

function npm(...words: readonly string[]): void {
  execFileSync('npm', words, { cwd: fromRoot('.'), stdio: 'inherit' });
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
