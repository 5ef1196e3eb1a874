import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCounts } from '../../support/counts';
import { TestServer } from '../../support/server/test-server';
import { ThirdPartySite } from '../../support/server/third-party-site';
import type { TagTestCounts } from './engine-reporter';
import { formFlows } from './flows/forms';
import { siteFlows } from './flows/site';
import { elsewhereFlows } from './flows/third-party-site';
import { type EngineSource, engineSources, ensureEngine } from './installed-engines';
import { type Limit, limitsOf } from './limits';
import type { Engine, Flow } from './steps';

/** With `--few`, the flows that CI can wait for: an estimate, and a form here and on a third-party page. */
const fewFlows =
  /^contact form: names every field|^estimator: a whole condo|: the form delivers, thanks in place/;
const flows: readonly Flow[] = [...formFlows, ...siteFlows, ...elsewhereFlows].filter(
  ({ name }) => !process.argv.includes('--few') || fewFlows.test(name),
);

/** Engine names, all by default: `npm run test:engines -- WebKitGTK`. */
const sources = sourcesOf(process.argv.slice(2).filter((argument) => !argument.startsWith('-')));
/** Skips the tags' tests. */
const flowsOnly = process.argv.includes('--flows');
/** Installs no engine, and lists missing ones. */
const installedOnly = process.argv.includes('--installed');

/** Results of an engine: null or a failure reason per flow, and the counts of the tags' tests. */
interface EngineResult {
  readonly title: string;
  readonly failures: readonly (string | null)[];
  readonly tagTests: TagTestCounts;
  readonly limits: readonly Limit[];
}

const noTests: TagTestCounts = { passed: 0, unable: 0, failures: [] };
const results: EngineResult[] = [];
const missing: EngineSource[] = [];
for (const source of sources) {
  const path = installedOnly ? source.find() : ensureEngine(source);
  if (path) results.push(await testEngine(source, path));
  else missing.push(source);
}
report();

/** The requested engines; exits on a misspelt name, which would otherwise test nothing and pass. */
function sourcesOf(names: readonly string[]): readonly EngineSource[] {
  try {
    return askedEngines(names);
  } catch (error) {
    console.error(reason(error));
    process.exit(1);
  }
}

async function testEngine(source: EngineSource, path: string): Promise<EngineResult> {
  const engine = await source.start(path);
  console.log(`\n${engine.name} ${engine.version}`);
  const failures = await runFlows(engine);
  await engine.close();
  const tagTests = flowsOnly ? noTests : runTagTests(source.name);
  return { title: `${engine.name} ${engine.version}`, failures, tagTests, limits: limitsOf(engine.name) };
}

async function runFlows(engine: Engine): Promise<readonly (string | null)[]> {
  const server = await TestServer.start();
  const thirdPartySite = await ThirdPartySite.start();
  const failures: (string | null)[] = [];
  for (const flow of flows) {
    const attempt = async () => {
      await server.clear();
      const visitor = await engine.visit();
      const failure = await flow.run({ visitor, server, thirdPartySite }).then(() => null, reason);
      await visitor.close();
      return failure;
    };
    // As in playwright.config.ts: a busy machine delays flows, so retry once and report it.
    const first = await attempt();
    if (first !== null) console.log(`  once more: ${flow.name}\n    ${first}`);
    const failure = first === null ? null : await attempt();
    console.log(
      `  ${failure === null ? '✓' : '✘'} ${flow.name}${failure === null ? '' : `\n    ${failure}`}`,
    );
    failures.push(failure);
  }
  await thirdPartySite.stop();
  await server.stop();
  return failures;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs the tags' tests in the engine, with their own runner. */
function runTagTests(engine: string): TagTestCounts {
  const file = join(mkdtempSync(join(tmpdir(), 'painting-engine-')), 'counts.json');
  const { status } = spawnSync('npx wtr --config tests/release/engines/web-test-runner.config.mjs', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ENGINE: engine, TEST_COUNTS: file },
  });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { ...noTests, failures: [`the runner of the tags' tests ended with ${status}`] };
  }
}

function report(): void {
  const cell = (failure: string | null | undefined) => (failure === null ? 'works' : 'FAILS');
  const rows = flows.map(({ name }, index) => [
    name,
    ...results.map(({ failures }) => cell(failures[index])),
  ]);
  const tagRow = results.map(({ tagTests: { passed, failures, unable } }) =>
    unable > 0
      ? `${passed} of ${passed + failures.length + unable}, ${unable} beyond it`
      : `${passed} of ${passed + failures.length}`,
  );
  console.log('');
  printTable(
    ['', ...results.map(({ title }) => title)],
    [...rows, ["tests of the tags' sources that pass", ...tagRow]],
  );
  console.log('');
  for (const { title, limits } of results) {
    for (const { reason } of limits) console.log(`${title} ${reason}.`);
  }
  for (const { name, packages } of missing) {
    console.log(`${name} is not installed and was not tested. On Debian: apt-get install ${packages}`);
  }
  const failures = results.flatMap(({ title, failures, tagTests }) => [
    ...flows.filter((_, index) => failures[index] !== null).map(({ name }) => `${title}, ${name}`),
    ...tagTests.failures.map((failure) => `${title}, ${failure}`),
  ]);
  const passed = results.reduce(
    (sum, { failures, tagTests }) =>
      sum + failures.filter((failure) => failure === null).length + tagTests.passed,
    0,
  );
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
  writeCounts({ passed, failures });
}

/** Prints an aligned table. */
function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(line(heading));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** Engines of these names, or all if none are given; throws for unknown names and lists the known ones. */
function askedEngines(names: readonly string[]): readonly EngineSource[] {
  const known = engineSources.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no engine ${unknown.join(', ')} here. Known are ${known.join(', ')}.`);
  }
  return names.length > 0 ? engineSources.filter(({ name }) => names.includes(name)) : engineSources;
}
