import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineSources } from './engines/installed-engines';
import { ensureChromium } from './runner/ensure-chromium';
import type { TestCounts } from './runner/write-counts';

/** One of the runners behind `npm test`: it counts what it ran into the file named by TEST_COUNTS, or counts as one. */
interface Part {
  readonly name: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const parts: readonly Part[] = [
  { name: 'Format, lint and types', command: 'npm run -s check' },
  { name: 'Build', command: 'npm run -s build' },
  { name: 'Rules, services, build and built pages', command: 'vitest run' },
  { name: 'Tags in a browser, on Preact', command: 'wtr' },
  { name: 'Tags in a browser, on React', command: 'wtr', environment: { RUNTIME: 'react' } },
  { name: 'Pages and flows in a browser', command: 'playwright test' },
  ...(process.argv.includes('--installed-engines') ? otherEngines() : []),
];

const countsFolder = mkdtempSync(join(tmpdir(), 'painting-tests-'));
const chromiumPath = ensureChromium();
const results = parts.map(run);
const total = results.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  failures: [...sum.failures, ...one.failures],
}));
// Repeated at the end, where who reads only the last lines finds them.
for (const failure of total.failures) console.log(`Failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** The flows and the tags' tests in Firefox and WebKitGTK, where those are installed already. */
function otherEngines(): readonly Part[] {
  const installed = engineSources.filter(({ name, find }) => name !== 'Chromium' && find());
  return installed.map(({ name }) => ({
    name: `Flows and tags in ${name}`,
    command: `tsx tests/engines/run.ts ${name}`,
  }));
}

function run({ name, command, environment }: Part, index: number): TestCounts {
  console.log(`\n${name}: ${command}`);
  const startedAt = Date.now();
  const countsFile = join(countsFolder, `${index}.json`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment, TEST_COUNTS: countsFile, CHROME_PATH: chromiumPath },
  });
  const counts = readCounts(name, countsFile, status === 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts;
}

/** A runner that failed without a failed test (it could not start, say) counts one failure. */
function readCounts(name: string, file: string, isSuccess: boolean): TestCounts {
  if (!existsSync(file))
    return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, failures: isSuccess ? [] : [name] };
  const { passed, failed, failures } = JSON.parse(readFileSync(file, 'utf8')) as TestCounts;
  return { passed, failed: isSuccess ? failed : Math.max(failed, 1), failures };
}
