import type { TestCounts } from '../counts';
import type { PartResult } from './run-part';

/** Whether a test failed. */
export function hasFailed({ failures }: TestCounts): boolean {
  return failures.length > 0;
}

/** Prints the parts with their times, then what failed, and last the total, where readers look. */
export function printReport(results: readonly PartResult[], tookMs: number): void {
  console.log('');
  for (const { name, passed, failures, seconds } of results)
    console.log(`${inMinutes(seconds)}  ${passed} passed, ${failures.length} failed  ${name}`);
  console.log(`${inMinutes(Math.round(tookMs / 1000))}  together`);
  for (const { untested = [] } of results) for (const what of untested) console.log(`Not tested: ${what}`);
  for (const { unsteady = [] } of results)
    for (const name of unsteady) console.log(`Passed at the second try only: ${name}`);
  const failures = results.flatMap((result) => result.failures);
  for (const failure of failures) console.log(`Failed: ${failure}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(5);
}
