import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Part } from '../../parts';
import type { TestCounts } from '../counts';

/** What a part's tests came to. */
export interface PartResult extends TestCounts {
  readonly name: string;
  readonly seconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'painting-tests-'));
const path = `node_modules/.bin${delimiter}${process.env.PATH}`;

/** Runs a part. The output of one that runs beside others is printed at its end. */
export async function runPart({ name, commands, env }: Part, isBesideOthers: boolean): Promise<PartResult> {
  const startedAt = Date.now();
  let sum: TestCounts = { passed: 0, failures: [] };
  for (const command of commands) {
    const attempt = (line: string) =>
      runCommand(line, { ...process.env, ...env, PATH: path }, isBesideOthers);
    const first = await attempt(command);
    const counts = first.files?.length ? await runFilesAgain(command, first, attempt) : first;
    sum = {
      passed: sum.passed + counts.passed,
      failures: [...sum.failures, ...counts.failures],
      unsteady: [...(sum.unsteady ?? []), ...(counts.unsteady ?? [])],
      untested: [...(sum.untested ?? []), ...(counts.untested ?? [])],
    };
    // What follows a build needs it.
    if (counts.hasBrokenOff) break;
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${name}: ${sum.passed} passed, ${sum.failures.length} failed, ${seconds} s`);
  return { ...sum, name, seconds };
}

interface CommandCounts extends TestCounts {
  /** Whether the command ended before it could count its tests. */
  readonly hasBrokenOff?: boolean;
}

/** Web-test-runner doesn't retry. */
async function runFilesAgain(
  command: string,
  first: TestCounts,
  attempt: (command: string) => Promise<CommandCounts>,
): Promise<CommandCounts> {
  const again = await attempt(`${command.replace(/ --files .*/, '')} --files ${first.files?.join(' ')}`);
  const unsteady = first.failures.filter((failure) => !again.failures.includes(failure));
  return { passed: first.passed + unsteady.length, failures: again.failures, unsteady };
}

/** Runs a command, whose runner writes its counts to the file named by TEST_COUNTS; another counts as one test. */
async function runCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  isBesideOthers: boolean,
): Promise<CommandCounts> {
  console.log(`\n$ ${command}`);
  const countsFile = join(mkdtempSync(join(folder, 'part-')), 'counts.json');
  const output = isBesideOthers ? 'pipe' : 'inherit';
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...env, TEST_COUNTS: countsFile },
  });
  const lines: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (isBesideOthers) console.log(`\n$ ${command}\n${Buffer.concat(lines)}`);
  if (!existsSync(countsFile)) {
    return status === 0
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [command], hasBrokenOff: true };
  }
  const counts: TestCounts = JSON.parse(readFileSync(countsFile, 'utf8'));
  // A test beyond its engine ends the runner with an error, too.
  const isCounted = status === 0 || counts.failures.length > 0 || counts.untested !== undefined;
  return isCounted ? counts : { ...counts, failures: [`${command} ended with an error`] };
}
