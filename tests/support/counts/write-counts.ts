import { writeFileSync } from 'node:fs';

/** Counts of a test run, which `.ci/parts.mjs` adds up. */
export interface TestCounts {
  readonly passed: number;
  /** Names of failed tests. */
  readonly failures: readonly string[];
  /** Names of tests that passed on retry. */
  readonly unsteady?: readonly string[];
  /** Test files to retry before their failures count. */
  readonly files?: readonly string[];
}

/** Writes the counts to the file named by TEST_COUNTS, if set. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify(counts));
}
