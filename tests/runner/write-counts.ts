import { writeFileSync } from 'node:fs';

/** What came of a run of tests. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** The names of those that failed. */
  readonly failures: readonly string[];
  /** The names of tests that failed, and passed when they were run again at once. */
  readonly unsteady?: readonly string[];
}

/** Writes the counts to the file that TEST_COUNTS in the environment names, for whoever started the run; without it, nowhere. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS;
  if (file) writeFileSync(file, JSON.stringify(counts));
}
