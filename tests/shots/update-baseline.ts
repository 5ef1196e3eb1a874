import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingBrowser } from './baseline-browser';
import { baselineFolder } from './compare-picture';

/** `npm run shots -- --update`: makes what is on the screen now the baseline of the normal run. */
export function updateBaseline(): void {
  rmSync(baselineFolder, { recursive: true, force: true });
  mkdirSync(baselineFolder, { recursive: true });
  writeFileSync(join(baselineFolder, 'browser.txt'), `${drawingBrowser()}\n`);
  for (const command of [
    "wtr --files 'tests/access/tags/painting-*.test.ts'",
    'playwright test tests/shots',
  ]) {
    const { status } = spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, SHOTS: 'update' },
    });
    if (status !== 0) process.exitCode = 1;
  }
}
