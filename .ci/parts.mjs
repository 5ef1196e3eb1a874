// Runs the steps of `npm test` one by one, so a failure hides no other, plus tests that commits don't wait
// for. With MATRIX=all (`npm run test:all`) adds those for releases.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const { MATRIX = 'sample' } = process.env;
const isRelease = MATRIX === 'all';

/** Parts of a stage run concurrently. */
const stages = [
  [scripts.pretest],
  ...scripts.test.split(' && ').map((step) => [step]),
  ['npm run -s build:maple-brush'],
  ['playwright test --project ci --project looks'],
  ['vitest run --configLoader runner --project businesses', 'RUNTIME=react wtr'],
  [
    'npm run -s test:react',
    // For a release, Firefox and WebKitGTK run all flows and the tags' own tests.
    `tsx tests/release/engines/run.ts Firefox --installed${isRelease ? '' : ' --flows --few'}`,
    `tsx tests/release/engines/run.ts WebKitGTK --installed${isRelease ? '' : ' --flows --few'}`,
  ],
  ...(isRelease
    ? [
        ...['test:edit', 'test:edge', 'test:hosts', 'test:frameworks', 'lab:campaign'].map(
          (name) => `npm run -s ${name}`,
        ),
        'vitest run --configLoader runner --project new-business',
        'playwright test --project wordpress',
        ...['maple-brush', 'prairie-coat'].map(
          (name) =>
            `BUSINESS=tests/support/businesses/${name} DIST=.cache/businesses/${name}-in-files npm run -s test:pages`,
        ),
      ].map((part) => [part])
    : []),
];

const folder = mkdtempSync(join(tmpdir(), 'painting-tests-'));
const env = { ...process.env, CI: '1', MATRIX, PATH: `node_modules/.bin:${process.env.PATH}` };
const startedAt = Date.now();
const results = [];
for (const stage of stages)
  results.push(...(await Promise.all(stage.map((part) => run(part, stage.length > 1)))));
report();

async function run(command, isOneOfSeveral) {
  const partStartedAt = Date.now();
  const first = await attempt(command, isOneOfSeveral);
  const result = first.files?.length ? await runFilesAgain(command, first, isOneOfSeveral) : first;
  const seconds = Math.round((Date.now() - partStartedAt) / 1000);
  console.log(`${command}: ${result.passed} passed, ${result.failures.length} failed, ${seconds} s`);
  return { unsteady: [], ...result, command, seconds };
}

/** Web-test-runner doesn't retry. */
async function runFilesAgain(command, first, isOneOfSeveral) {
  const again = `${command.replace(/ --files .*/, '')} --files ${first.files.join(' ')}`;
  const second = await attempt(again, isOneOfSeveral);
  const unsteady = first.failures.filter((failure) => !second.failures.includes(failure));
  const { failures } = second;
  return { passed: first.passed + unsteady.length, failures, unsteady };
}

/** Runs a command; its runner writes counts to the file named by TEST_COUNTS. */
async function attempt(command, isOneOfSeveral) {
  console.log(`\n$ ${command}`);
  const countsFile = join(mkdtempSync(join(folder, 'part-')), 'counts.json');
  const output = isOneOfSeveral ? 'pipe' : 'inherit';
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...env, TEST_COUNTS: countsFile },
  });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (isOneOfSeveral) console.log(`\n$ ${command}\n${Buffer.concat(lines)}`);
  if (!existsSync(countsFile)) {
    return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [command] };
  }
  const counts = JSON.parse(readFileSync(countsFile, 'utf8'));
  const isCounted = status === 0 || counts.failures.length > 0;
  return isCounted ? counts : { ...counts, failures: [`${command} ended with an error`] };
}

/** Failures come last, where readers look. */
function report() {
  console.log('');
  for (const { command, passed, failures, seconds } of results) {
    console.log(`${inMinutes(seconds)}  ${passed} passed, ${failures.length} failed  ${command}`);
  }
  console.log(
    `${inMinutes(Math.round((Date.now() - startedAt) / 1000))}  together; of the large matrices: ${MATRIX}`,
  );
  for (const name of results.flatMap(({ unsteady }) => unsteady)) {
    console.log(`Passed at the second try only: ${name}`);
  }
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.log(`Failed: ${failure}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function inMinutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(5);
}
