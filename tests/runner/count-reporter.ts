import type { Reporter } from '@web/test-runner';
import { sessionResults } from './session-results';
import { writeCounts } from './write-counts';

/** A reporter that says how many tests passed and failed, and writes it down; a file that could not be loaded is one failure. */
export function countReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const { passed, failed, broken } = sessionResults(sessions);
      const failures = [...failed, ...broken];
      console.log(`${passed} passed, ${failures.length} failed`);
      writeCounts({ passed, failed: failures.length, failures });
    },
  };
}
