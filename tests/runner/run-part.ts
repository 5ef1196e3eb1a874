import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Part } from './parts';
import type { TestCounts } from './write-counts';

/** What came of a part, and how long it took. */
export interface PartResult extends TestCounts {
  readonly name: string;
  readonly seconds: number;
}

interface Surroundings {
  /** Where the part's runner writes its counts. */
  readonly countsFile: string;
  /** Whether other parts run at the same time: its words then wait until it has ended. */
  readonly isOneOfSeveral: boolean;
}

/** Runs a part to its end. It never rejects: a runner that could not start is a failure among the others. */
export async function runPart(part: Part, surroundings: Surroundings): Promise<PartResult> {
  const { name, command, environment } = part;
  const { countsFile, isOneOfSeveral } = surroundings;
  const startedAt = Date.now();
  console.log(`\n${name}: ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isOneOfSeveral ? 'pipe' : 'inherit', isOneOfSeveral ? 'pipe' : 'inherit'],
    env: { ...process.env, ...environment, TEST_COUNTS: countsFile },
  });
  const words: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (isOneOfSeveral) console.log(`\n${name}:\n${Buffer.concat(words)}`);
  const counts = readCounts(name, countsFile, status === 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return { ...counts, name, seconds };
}

/** A runner that failed without a failed test (it could not start, say) counts one failure. */
function readCounts(name: string, file: string, isSuccess: boolean): TestCounts {
  if (!existsSync(file))
    return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1, failures: isSuccess ? [] : [name] };
  const { passed, failed, failures, unsteady = [] } = JSON.parse(readFileSync(file, 'utf8')) as TestCounts;
  if (isSuccess || failed > 0) return { passed, failed, failures, unsteady };
  return { passed, failed: 1, failures: [`${name} ended with an error`] };
}
