import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Elsewhere } from '../support/playwright/elsewhere';
import { TestProvider } from '../support/playwright/test-provider';
import { elsewhereFlows } from './flows/elsewhere';
import { formFlows } from './flows/forms';
import { siteFlows } from './flows/site';
import type { Flow } from './support/flow';
import { type EngineSource, engineSources, ensureEngine } from './support/installed-engines';
import { printTable } from './support/print-table';
import type { Engine } from './support/visitor';

const flows: readonly Flow[] = [...formFlows, ...siteFlows, ...elsewhereFlows];

/** Engines by their names; all of them without a name: `npm run test:engines -- WebKitGTK`. */
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
/** Leaves the tests of the tags' sources out, for a quick look at the flows. */
const flowsOnly = process.argv.includes('--flows');

/** What came of an engine: for each flow null or the reason why it failed, and the counts of the tags' own tests. */
interface EngineResult {
  readonly title: string;
  readonly failures: readonly (string | null)[];
  readonly tagTests: { readonly passed: number; readonly failed: number };
  readonly limits: readonly string[];
}

const results: EngineResult[] = [];
const missing: EngineSource[] = [];
for (const source of engineSources) {
  if (asked.length > 0 && !asked.includes(source.name)) continue;
  const path = ensureEngine(source);
  if (path) results.push(await testEngine(source, path));
  else missing.push(source);
}
report();

async function testEngine(source: EngineSource, path: string): Promise<EngineResult> {
  const engine = await source.start(path);
  console.log(`\n${engine.name} ${engine.version}`);
  const failures = await runFlows(engine);
  await engine.close();
  const tagTests = flowsOnly ? { passed: 0, failed: 0 } : runTagTests(source.name);
  return { title: `${engine.name} ${engine.version}`, failures, tagTests, limits: engine.limits };
}

async function runFlows(engine: Engine): Promise<readonly (string | null)[]> {
  const provider = await TestProvider.start();
  const elsewhere = await Elsewhere.start();
  const failures: (string | null)[] = [];
  for (const flow of flows) {
    await provider.clear();
    const visitor = await engine.visit();
    const failure = await flow.run({ visitor, provider, elsewhere }).then(() => null, reason);
    await visitor.close();
    console.log(
      `  ${failure === null ? '✓' : '✘'} ${flow.name}${failure === null ? '' : `\n    ${failure}`}`,
    );
    failures.push(failure);
  }
  await elsewhere.stop();
  await provider.stop();
  return failures;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The tests of the tags' sources, which their own runner runs in the engine. */
function runTagTests(engine: string): { readonly passed: number; readonly failed: number } {
  const file = join(mkdtempSync(join(tmpdir(), 'painting-engine-')), 'counts.json');
  const { status } = spawnSync('npx wtr --config tests/engines/web-test-runner.config.mjs', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ENGINE: engine, TEST_COUNTS: file },
  });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: status || 1 };
  }
}

function report(): void {
  const cell = (failure: string | null | undefined) => (failure === null ? 'works' : 'FAILS');
  const rows = flows.map(({ name }, index) => [
    name,
    ...results.map(({ failures }) => cell(failures[index])),
  ]);
  const tagRow = results.map(({ tagTests: { passed, failed } }) => `${passed} of ${passed + failed}`);
  console.log('');
  printTable(
    ['', ...results.map(({ title }) => title)],
    [...rows, ["tests of the tags' sources that pass", ...tagRow]],
  );
  for (const { title, limits } of results) for (const limit of limits) console.log(`${title}: ${limit}`);
  for (const { name, packages } of missing) {
    console.log(`${name} is not installed and was not tested. On Debian: apt-get install ${packages}`);
  }
  const failed = results.reduce(
    (sum, { failures, tagTests }) =>
      sum + failures.filter((failure) => failure !== null).length + tagTests.failed,
    0,
  );
  const passed = results.reduce(
    (sum, { failures, tagTests }) =>
      sum + failures.filter((failure) => failure === null).length + tagTests.passed,
    0,
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
