import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { test as setup } from 'playwright/test';
import { fromRoot } from '../../build/business/from-root';

/** Written by npm at the end of an installation. */
const installed = fromRoot('tests/release/node_modules/.package-lock.json');
const lockFile = fromRoot('tests/release/package-lock.json');

setup('the libraries of other people’s pages are installed', () => {
  setup.setTimeout(180_000);
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  execSync('npm --prefix tests/release ci --omit=dev --ignore-scripts --no-audit --no-fund', {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
