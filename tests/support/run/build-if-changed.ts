import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { webRoot } from '../../../build/business/folders';
import { fromRoot } from '../../../build/business/from-root';

// Builds a web root for the tests, unless it was built from the same files with the same settings.

const folder = fromRoot('.cache/built');
const record = join(folder, `${basename(webRoot)}.txt`);

const inputs = hashOfInputs();
if (inputs && builtAt() && existsSync(record) && readFileSync(record, 'utf8') === `${inputs} ${builtAt()}`) {
  console.log(`${webRoot} is built from these files already.`);
} else {
  const { status } = spawnSync('npm run -s build', { shell: true, stdio: 'inherit' });
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, status === 0 ? `${inputs} ${builtAt()}` : '');
  process.exitCode = status ?? 1;
}

/** Of every file and setting that a build reads; '' outside a git repository. */
function hashOfInputs(): string {
  const listing = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  });
  if (listing.status !== 0) return '';
  const { BUSINESS, SITE_URLS, SITE_BASE_PATH, RUNTIME } = process.env;
  const hash = createHash('sha256').update(
    JSON.stringify([webRoot, BUSINESS, SITE_URLS, SITE_BASE_PATH, RUNTIME]),
  );
  for (const file of listing.stdout.split('\0').filter(isRead).sort()) {
    const path = fromRoot(file);
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function isRead(file: string): boolean {
  return file !== '' && !/^(docs|lab|tests\/(?!support\/businesses\/))/.test(file);
}

/** When the web root was last built, by whomever. */
function builtAt(): number | undefined {
  return statSync(join(webRoot, '_headers'), { throwIfNoEntry: false })?.mtimeMs;
}
