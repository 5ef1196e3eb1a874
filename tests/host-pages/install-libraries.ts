import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fromRoot } from '../../build/from-root';

/** What npm writes at the end of an installation. */
const installed = fromRoot('tests/host-pages/node_modules/.package-lock.json');
const lockFile = fromRoot('tests/host-pages/package-lock.json');

/** Playwright's global set-up: installs the libraries of `tests/host-pages` unless they are installed and newer than the lock file. */
export default function installLibraries(): void {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  console.log('Installing the libraries of tests/host-pages…');
  execSync('npm --prefix tests/host-pages ci --ignore-scripts --no-audit --no-fund', {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
