import { writeFileSync } from 'node:fs';

/** Counts of a test run, as `.ci/parts.mjs` adds them up. */
export interface TestCounts {
  readonly passed: number;
  /** Names of the tests that failed. */
  readonly failures: readonly string[];
  /** Names of the tests that failed and then passed. */
  readonly unsteady?: readonly string[];
  /** Test files to run once more before their failures count. */
  readonly files?: readonly string[];
}

/** Writes the counts to the file that TEST_COUNTS in the environment names, if any. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify(counts));
}
